import { createHash } from 'node:crypto'
import { type Category, getBlog } from './blog'
import { answering, everything } from './blogReads'
import { findPost, listCategories, listItems } from './blogTexts'

/**
 * What decides the answer to a question that `traceReads` has noted (blog/blogReads.ts): as long as it is the same, so is the
 * answer.
 *
 * @param question such as `post ja outlier-or-news`.
 */
export function versionOf(question: string): string {
  const blog = getBlog()
  if (known?.blog !== blog) known = { blog, versions: new Map() }
  const version = known.versions.get(question) ?? answering(question, () => findVersion(question, blog))
  known.versions.set(question, version)
  return version
}

let known: { blog: Category[]; versions: Map<string, string> } | undefined

function findVersion(question: string, blog: Category[]): string {
  if (question === everything) return hash(blog.map(({ slug, texts, posts }) => [slug, textsOf(texts), posts.map((post) => [post.slug, textsOf(post.texts)])]))
  const [kind, language = '', slug = ''] = question.split(' ')
  if (kind === 'categories') return hash(listCategories(language))
  // What a post says is another question, which is noted when that is read.
  if (kind === 'items') return hash(listItems(slug, language)?.map((item) => without('content', item)))
  const found = findPost(slug, language)
  return found ? `${found.language} ${found.version}` : ''
}

/** Of its HTML, a text has a version. */
function textsOf(texts: ReadonlyMap<string, object>): unknown[] {
  return [...texts].map(([language, text]) => [language, without('html', text)])
}

/** Values of an object, of which one is not even to be read. */
function without(left: string, object: object): unknown[] {
  return Object.keys(object).map((key) => [key, key === left || object[key as keyof typeof object]])
}

function hash(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(data) ?? '')
    .digest('base64url')
    .slice(0, 22)
}
