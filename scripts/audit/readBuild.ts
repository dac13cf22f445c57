import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { backendAddress } from '../../blog/backendAddress'
import { backendPictures } from '../../blog/backendPictures'
import { getContent } from '../../collections/content'
import { memoize } from '../../collections/memoize'
import type { Content } from '../../collections/schemas'
import { defaultLocale, languages } from '../../i18n/languages'
import { listJson } from '../../i18n/listJson'
import { isSiteIndexed } from '../../seo/siteIndexing'
import { properNames } from './properNames'
import { createSite, type Site } from './site'

/**
 * Reads a build like a crawler: its files only. Without the browser editor, which is a separate site without links from ours.
 *
 * @param folder such as `dist/client`.
 * @throws if it contains no build.
 */
export function readBuild(folder: string): Site {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no build in ${folder}. Run \`npm run build\` first.`)
  const paths = globSync(['**/*', '!admin.html*', '!assets/admin/**'], { cwd: folder, dot: true }).sort()
  const read = memoize((path: string) => readFileSync(join(folder, path)))
  const files = new Map(paths.map((path) => [`/${path}`, () => read(path)]))
  const { company, site } = getContent()
  const backend = backendAddress()
  const isForeign = !backend.startsWith('/')
  const partners = [
    ...(isForeign ? [backend] : []),
    ...backendPictures(),
    ...(site.tracking.enabled ? [site.tracking.scriptUrl, site.tracking.pixelUrl ?? site.tracking.scriptUrl] : []),
  ]
  return createSite(files, {
    properNames: [
      ...properNames,
      ...languages.map(({ label }) => label),
      company.name,
      company.legalName,
      ...company.address,
      company.phone,
      company.email,
      company.careersEmail,
      ...asRegistered(company),
    ],
    namespaces: listJson(`locales/${defaultLocale}`).map((file) => file.replace(/\.json$/, '')),
    standalone: globSync('**/*', { cwd: 'public', dot: true }).map((path) => `/${path}`),
    partners: partners.map((url) => new URL(url).origin),
    isPreview: !isSiteIndexed(),
    backend,
    hasFeeds: !isForeign && globSync('content/blog/*/index.md').length > 0,
  })
}

/** Values that are the same in every language because of a register or an authority, if set. */
function asRegistered({ nameKatakana, legalRepresentative, register, vatId, euRepresentative, certificates = [], patents = [] }: Content['company']): string[] {
  const facts = [nameKatakana, legalRepresentative, register, vatId, euRepresentative, ...certificates]
  return [...facts, ...patents.flatMap(({ number, holder }) => [number, holder])].filter((fact) => fact !== undefined)
}
