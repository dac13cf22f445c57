import { fileProblem, type Problem } from '../collections/problem'
import { blogEntries, postEntries } from './blogEntries'
import { properSlug } from './properSlug'
import type { Site } from './readSite'
import { takenAddresses } from './takenAddresses'
import { textFile } from './textFile'

/** A folder of the blog is part of an address: `/<category>` beside the site’s own pages, `/<category>/<post>` below it. */
export function checkBlogAddresses({ root, languages, blog }: Site): Problem[] {
  const taken = takenAddresses(root, languages)
  const folders = blogEntries(blog).map(({ slugs }) => slugs)
  return [
    ...folders.flatMap(notASlug),
    ...blog.flatMap(({ slug }) => {
      const owner = taken.get(slug)
      return owner ? [problem([slug], `“${slug}” is the address ${owner}`)] : []
    }),
    // A category of this name is reported above, because of pages/index.
    ...folders.filter(([, post]) => post === 'index').map((folder) => problem(folder, '“index” is the name of a folder’s own page, index.html')),
    ...repeatedPosts(blog),
  ]
}

function notASlug(folder: readonly string[]): Problem[] {
  const slug = folder.at(-1) ?? ''
  const better = properSlug(slug)
  if (better === slug) return []
  return [problem(folder, `“${slug}” is not a slug: lower-case letters, digits and single hyphens`, better)]
}

/** `blog.php?slug=` has no category, so a slug must be unique in the whole blog. */
function repeatedPosts(blog: Site['blog']): Problem[] {
  const first = new Map<string, string>()
  return postEntries(blog).flatMap(({ slugs }) => {
    const [, slug] = slugs
    const other = first.get(slug)
    if (other) return [problem(slugs, `the slug “${slug}” is used twice; ${other} has it as well`)]
    first.set(slug, `content/blog/${slugs.join('/')}`)
    return []
  })
}

function problem(folder: readonly string[], found: string, better = ''): Problem {
  const path = `content/blog/${folder.join('/')}`
  const remedy = `Rename the folder ${path}${better && ` to ${better}`}, and the links that lead to it.`
  return fileProblem(textFile(folder), { found, remedy })
}
