import { parseArgs } from 'node:util'
import { describe } from '../content/problem'
import { defaultLocale } from '../i18n/languages'
import { checkSite } from './check/checkEverything'
import { readSite } from './check/readSite'
import { findSamples, listSamples } from './check/samples'

/** `npm run check`: everything that is wrong in content, words and blog. With `-- --launch`, samples are wrong as well. */
const { launch } = parseArgs({ options: { launch: { type: 'boolean', default: false } } }).values
const site = readSite()
const samples = findSamples(site)
const problems = [...checkSite(site), ...(launch ? samples : [])]

if (problems.length > 0) {
  console.error(`${problems.map(describe).join('\n')}\n${problems.length} problem${problems.length === 1 ? '' : 's'}.`)
  process.exitCode = 1
} else {
  const namespaces = site.words.get(defaultLocale)?.size ?? 0
  const posts = site.blog.flatMap((category) => category.posts).length
  console.log(`No problems: ${site.content.size} files of content, ${namespaces} of words in ${site.languages.length} languages, ${posts} blog posts.`)
}
if (samples.length > 0 && !launch) console.log(listSamples(samples))
