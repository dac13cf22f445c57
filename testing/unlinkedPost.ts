import { readdirSync, readFileSync } from 'node:fs'
import { getBlog } from '../blog/blog'
import { first, pathOf } from './samples'

/** A post of a category that no text links to, so that it can be removed without causing other problems. */
export function unlinkedPost(category: string) {
  const texts = ['content', 'locales'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  const all = texts.filter((file) => /\.(md|json)$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  const posts = getBlog().flatMap(({ slug, posts }) => (slug === category ? posts : []))
  return first(posts.filter((post) => !all.some((text) => text.includes(pathOf(post)))))
}
