import { art } from '../art/catalogue'
import type { Site } from '../check/readSite'
import { allLanguages, defaultLocale } from '../i18n/languages'
import { blogCollections } from './blogCollections'
import type { Collection } from './collection'
import { contentCollections } from './contentCollections'
import { photographs } from './form/fileValue'
import { wordCollections } from './wordCollections'

/** Where the editor writes: into the folder that is opened in it, or by a commit. */
export interface Backend {
  name: 'github' | 'gitlab' | 'gitea'
  /** `owner/name`. */
  repo: string
  branch: string
  /** Where it is not the public host of that name. */
  base_url?: string
  api_root?: string
  /** With a token of the person who signs in: anything else would need a server that knows a secret of the host. */
  auth_methods: ['token']
}

export interface EditorConfig {
  load_config_file: false
  backend: Backend
  app_title: string
  media_folder: string
  public_folder: string
  i18n: { structure: 'multiple_files'; locales: string[]; default_locale: string }
  slug: { encoding: 'ascii'; clean_accents: true }
  collections: Collection[]
}

/**
 * All that the editor in the browser asks for, made from the schemas of `content/` and of the blog and from the English
 * words: what they forbid cannot be typed, and what is added to them is there.
 *
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(site: Site, backend: Backend): EditorConfig {
  const english = site.words.get(defaultLocale)
  const drawn = english?.get('art')
  const shows = (drawn ? JSON.parse(drawn.text) : {}) as Record<string, string>
  const choices = {
    drawings: Object.keys(art).map((value) => ({ label: shows[value] ? `${value}: ${shows[value]}` : value, value })),
    languages: allLanguages.map(({ code, name }) => ({ label: name, value: code })),
  }
  return {
    load_config_file: false,
    backend,
    app_title: `${site.loaded.company?.name ?? 'Site'}: editor`,
    media_folder: photographs.slice(1),
    public_folder: photographs,
    i18n: { structure: 'multiple_files', locales: allLanguages.map(({ code }) => code), default_locale: defaultLocale },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [...blogCollections(site, choices), ...contentCollections(choices), ...wordCollections(site, choices)],
  }
}
