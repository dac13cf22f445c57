import type { Page } from '../parsePage'
import { readText, type Site } from '../site'
import { topRules } from '../topRules'
import type { CompatTable } from './compatData'
import type { FeatureUse } from './featureUse'
import { featuresOfPage } from './ofPage'
import { featuresOfScript } from './ofScript'
import { featuresOfStyle } from './ofStyle'

/** All browser features that a build uses, once each, with the first page or file. */
export function featuresOfBuild(site: Site, table: CompatTable): (FeatureUse & { page: string })[] {
  const uses = new Map<string, FeatureUse & { page: string }>()
  const read = new Set<string>()
  const seen = new Set<string>()
  const add = (page: string, found: FeatureUse[]) => {
    for (const use of found) {
      const id = JSON.stringify([use.key, use.prefix, use.text, use.isGuarded])
      if (!uses.has(id)) uses.set(id, { ...use, page })
    }
  }
  /** Pages share most of their rules and scripts. */
  const addOnce = (page: string, text: string, find: (text: string, table: CompatTable) => FeatureUse[], key = text) => {
    if (read.has(key)) return
    read.add(key)
    add(page, find(text, table))
  }
  for (const page of site.pages) {
    add(page.url, featuresOfPage(page, table, seen))
    for (const style of page.all('style')) for (const { key, rule } of topRules(style.rawText)) addOnce(page.url, rule, featuresOfStyle, key)
    for (const script of ownScripts(page)) addOnce(page.url, script, featuresOfScript)
  }
  for (const path of site.files.keys()) {
    if (path.endsWith('.js')) addOnce(path, readText(site, path), featuresOfScript)
    if (path.endsWith('.css')) addOnce(path, readText(site, path), featuresOfStyle)
  }
  return [...uses.values()]
}

/** Without arguments, which differ between pages. */
function ownScripts(page: Page): string[] {
  const scripts = page.all('script').filter((script) => /^(|module|text\/javascript)$/.test(script.getAttribute('type') ?? ''))
  return scripts.map(({ rawText }) => rawText.replaceAll(/\}\)\(\)\)\(\{.*?\}\)(?=;\(\(function|$)/gs, '})())({})')).filter(Boolean)
}
