import type { CmsConfig } from '@sveltia/cms'
import { art } from '../art/catalogue'
import { entries } from '../check/jsonFile'
import { englishWords, type Site } from '../check/readSite'
import { photographLimits } from '../collections/photographs'
import { allLanguages, defaultLocale } from '../i18n/languages'
import type { Backend } from './backend'
import { blogCollections } from './blogCollections'
import { photographs } from './browser/fileValue'
import type { Collection } from './collection'
import { contentCollections } from './contentCollections'
import { wordCollections } from './wordCollections'

interface EditorConfig extends CmsConfig {
  collections: Collection[]
}

/**
 * The configuration of the browser editor, generated from the schemas of `content/` and the blog and from the English
 * texts, so it always matches them.
 *
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(site: Site, backend: Backend): EditorConfig {
  const shows = new Map(entries(englishWords(site).get('art')?.tree).map(({ key, value }) => [key, value.value]))
  const choices = {
    drawings: Object.keys(art).map((value) => ({ label: shows.has(value) ? `${value}: ${shows.get(value)}` : value, value })),
    categories: site.blog.map(({ slug, texts }) => ({ label: texts.get(defaultLocale)?.name ?? slug, value: slug })),
    languages: allLanguages.map(({ code, name }) => ({ label: name, value: code })),
  }
  return {
    load_config_file: false,
    backend,
    app_title: `${site.loaded.company?.name ?? 'Site'}: editor`,
    media_folder: photographs.slice(1),
    public_folder: photographs,
    // Replaces spaces in file names, which the check rejects.
    media_libraries: { default: { config: { max_file_size: photographLimits.bytes, slugify_filename: true } } },
    i18n: { structure: 'multiple_files', locales: allLanguages.map(({ code }) => code), default_locale: defaultLocale },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [...blogCollections(site, choices), ...contentCollections(choices), ...wordCollections(site, choices)],
  }
}
