import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { I18nextProvider } from 'react-i18next'
import { StyleSheetManager } from 'styled-components'
import { backendAddress, isForeignBackend } from '../blog/backendAddress'
import { backendPictures } from '../blog/backendPictures'
import type { BlogListing } from '../blog/blogListing'
import { showsDrafts } from '../collections/drafts'
import { getSharedContent } from '../collections/sharedContent'
import { knownPictures } from '../components/blog/knownPictures'
import { PageIslands } from '../components/island/PageIslands'
import { Untranslated } from '../components/layout/Untranslated'
import { findPicture } from '../components/pictures/findPicture'
import { PageAssets } from '../components/pictures/PageAssets'
import { provideFacts } from '../i18n/facts'
import type { Locale } from '../i18n/languages'
import { direction, translator } from '../i18n/translator'
import { getHead } from '../seo/head'
import type { NamedShareImage } from '../seo/shareImage'
import { isSiteIndexed } from '../seo/siteIndexing'
import { siteOrigin } from '../seo/siteOrigin'
import { type SitePage, sitePage } from '../seo/sitePages'
import { getStructuredData, toScriptText } from '../seo/structuredData'
import { firstFont, fontFiles } from '../theme/fonts'
import { draftMarks } from './draftMarks'
import { markFirstPart } from './firstPart'
import { HeadTags } from './HeadTags'
import { inlineScripts } from './inlineScripts'
import { layoutParts } from './layoutParts'
import { markLineBreaks } from './lineBreaks'
import type { PageData } from './pageContext'
import { earlyScripts, entryScript, type PageScripts, scriptPreloads } from './pageScripts'
import { getPolicy } from './policy'
import { speculationRules } from './speculation'
import { pageStyle, sheet } from './style/pageStyle'
import { shortClasses } from './style/shortClasses'
import { whatIsShown } from './style/whatIsShown'

provideFacts(() => getSharedContent().company)

interface DocumentInput {
  Page: ComponentType<PageData>
  data: PageData
  locale: Locale
  /** The language of its own texts, if they are not translated yet. */
  words?: Locale | undefined
  /** Logical path, without language prefix. */
  path: string
  is404: boolean
  blog: BlogListing
  /** Omitted in the preview, where Vike adds scripts and font preloads. */
  scripts?: PageScripts
}

export interface RenderedDocument {
  html: string
  /** The share image that it refers to. */
  share: NamedShareImage
  /** Addresses of the bundled files that it refers to. */
  assets: string[]
}

/**
 * Renders a page as a complete document, with its layout and its head, for the build as for the preview.
 *
 * @throws if its data does not say what it is about.
 */
export function renderDocument({ Page, data, locale, words = locale, path, is404, blog, scripts }: DocumentInput): RenderedDocument {
  const provide = (children: ReactNode, assets: Set<string>) => (
    <PageAssets value={assets}>
      <StyleSheetManager sheet={sheet.instance}>
        <I18nextProvider i18n={translator(locale)}>{children}</I18nextProvider>
      </StyleSheetManager>
    </PageAssets>
  )
  const site = sitePage(path, blog)
  const tags = getHead({ isSiteIndexed: isSiteIndexed(), meta: data.meta, page: site, locale, origin: siteOrigin(), company: getSharedContent().company.name })
  const layout = layoutParts(path, locale, provide)
  // Every page preloads the first font (`inlineScripts`).
  const assets = new Set([...layout.assets, firstFont, ...(scripts ? [scripts.entry] : [])])
  const early = new Set<string>()
  const page = renderToStaticMarkup(
    provide(
      <PageIslands value={early}>
        <HelmetProvider>
          <html lang={locale} dir={direction(locale)}>
            <head />
            <body>
              <HeadTags {...tags} />
              {words === locale ? createElement(Page, data) : <Untranslated>{createElement(Page, data)}</Untranslated>}
            </body>
          </html>
        </HelmetProvider>
      </PageIslands>,
      assets,
    ),
  )
  const preloaded = scripts ? earlyScripts(scripts, early) : []
  for (const file of preloaded) assets.add(file)
  const { root, head, main } = splitDocument(page)
  const first = markFirstPart(markLineBreaks(main, words))
  const { html: body, style } = shortClasses(
    shortIcons(layout.before + first.main + layout.after),
    pageStyle(main, layout.classes, whatIsShown(first.main, locale, is404)),
  )
  const inline = inlineScripts(path, locale, is404, blog)
  const html = [
    `<!doctype html>${root}<head><meta charset="utf-8">${policyTag(inline, style, data.frames)}<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `${first.link}${scripts ? fontPreload : ''}${scriptPreloads(preloaded)}${head}<style>${style}</style><script>${inline}</script></head><body>${body}`,
    `${showsDrafts() ? draftMarks(path, locale, blog) : ''}${structuredData(data, words, site, siteOrigin() + tags.share.path, assets)}<script type="speculationrules">${speculationRules}</script>`,
    `${scripts ? entryScript(scripts) : ''}</body></html>`,
  ].join('')
  // Only the style itself tells which fonts its rules use, as it leaves out those of other languages.
  for (const font of fontFiles) if (style.includes(font)) assets.add(font)
  return { html, share: tags.share, assets: [...assets] }
}

/** Removes what the icon package adds for style sheets and for files of their own: class names, namespace, and a height, which follows from the width. */
function shortIcons(html: string): string {
  return html.replaceAll(/<svg xmlns="[^"]*" (width="[^"]*") height="[^"]*" (viewBox="[^"]*")([^>]*?) class="lucide [^"]*"/g, '<svg $2 $1$3')
}

/** Islands render apart, so React leaves the preloads of their pictures in front of them, where these are found no earlier than the pictures. */
const imagePreload = /<link rel="preload" as="image"[^>]*>/g

function splitDocument(page: string): { root: string; head: string; main: string } {
  const head = page.indexOf('<head>')
  const body = page.indexOf('</head><body>', head)
  const main = page.slice(body + '</head><body>'.length, page.lastIndexOf('</body>'))
  return {
    root: page.slice(0, head),
    head: (main.match(imagePreload) ?? []).join('') + page.slice(head + '<head>'.length, body),
    main: main.replaceAll(imagePreload, ''),
  }
}

/** With scripts, `inline/firstPaint.ts` decides whether preloading pays. */
const fontPreload = `<noscript><link rel="preload" href="${firstFont}" as="font" type="font/woff2" crossorigin></noscript>`

/** A data block does not run, so the policy needs no hash of it. Last in the document, because nothing waits for it. */
function structuredData({ subject }: PageData, locale: Locale, page: SitePage, shareImage: string, assets: Set<string>): string {
  if (!subject) throw new Error(`${page.path}: its +data returns no 'subject'. Say what the page is about (seo/structuredData/subject.ts).`)
  const origin = siteOrigin()
  // A post’s picture is given by its address in the backend.
  const imageAddress = (image: string) => {
    const src = image.includes('/') ? (knownPictures([{ image }])[image]?.src ?? image) : findPicture(image).src
    if (src.startsWith('/assets/')) assets.add(src)
    return new URL(src, origin).href
  }
  const graph = getStructuredData({ subject, page, locale, origin, company: getSharedContent().company, shareImage, imageAddress })
  return graph ? `<script type="application/ld+json">${toScriptText(graph)}</script>` : ''
}

/** Builds only: Vite’s client in the preview needs inline scripts and styles. */
function policyTag(script: string, style: string, frames: string[] | undefined): string {
  if (import.meta.env.DEV) return ''
  const { tracking } = getSharedContent().site
  const policy = getPolicy({
    scripts: [script, speculationRules],
    styles: [style],
    frames,
    backend: isForeignBackend() ? backendAddress() : undefined,
    pictures: backendPictures(),
    tracking: tracking.enabled ? tracking : undefined,
  })
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
