import type { Rule } from './rule'
import { alternates } from './rules/alternates'
import { browserFeatures } from './rules/browserFeatures'
import { canonical } from './rules/canonical'
import { compressedCopies } from './rules/compressedCopies'
import { currentLink } from './rules/currentLink'
import { documentSize } from './rules/documentSize'
import { emptyElements } from './rules/emptyElements'
import { essentials } from './rules/essentials'
import { feeds } from './rules/feeds'
import { files } from './rules/files'
import { forms } from './rules/forms'
import { fragments } from './rules/fragments'
import { headings } from './rules/headings'
import { icons } from './rules/icons'
import { imageSize } from './rules/imageSize'
import { language } from './rules/language'
import { links } from './rules/links'
import { mixedLanguages } from './rules/mixedLanguages'
import { orphans } from './rules/orphans'
import { pageWeight } from './rules/pageWeight'
import { pictureTexts } from './rules/pictureTexts'
import { policy } from './rules/policy'
import { rawText } from './rules/rawText'
import { redirects } from './rules/redirects'
import { requests } from './rules/requests'
import { robots } from './rules/robots'
import { scriptDepth } from './rules/scriptDepth'
import { scriptWeight } from './rules/scriptWeight'
import { securityText } from './rules/securityText'
import { shareImage } from './rules/shareImage'
import { sitemap } from './rules/sitemap'
import { socialTags } from './rules/socialTags'
import { structuredData } from './rules/structuredData'
import { structuredDataFacts } from './rules/structuredDataFacts'
import { structuredDataShown } from './rules/structuredDataShown'
import { thirdParties } from './rules/thirdParties'
import { titleLength } from './rules/titleLength'
import { uniqueTitles } from './rules/uniqueTitles'
import { unreachedFiles } from './rules/unreachedFiles'
import { validCss } from './rules/validCss'
import { validHtml } from './rules/validHtml'

/** In the order of reports and of `docs/audit.md`: what search engines read, what visitors read, what browsers load. */
export const allRules: readonly Rule[] = [
  language,
  titleLength,
  uniqueTitles,
  socialTags,
  shareImage,
  canonical,
  alternates,
  sitemap,
  robots,
  securityText,
  feeds,
  orphans,
  structuredData,
  structuredDataFacts,
  structuredDataShown,
  essentials,
  headings,
  icons,
  links,
  currentLink,
  redirects,
  fragments,
  forms,
  imageSize,
  pictureTexts,
  rawText,
  emptyElements,
  mixedLanguages,
  validHtml,
  validCss,
  browserFeatures,
  files,
  policy,
  thirdParties,
  pageWeight,
  scriptWeight,
  scriptDepth,
  requests,
  documentSize,
  unreachedFiles,
  compressedCopies,
]
