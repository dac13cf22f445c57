import { parseArgs } from 'node:util'
import { describe } from '../content/problem'
import { checkSite } from './check/checkEverything'
import { readSite } from './check/readSite'
import { findSamples } from './check/samples'

/** `npm run check`: everything that is wrong in content, words and blog. With `-- --launch`, samples are wrong as well. */
const { values } = parseArgs({ options: { launch: { type: 'boolean', default: false } } })
const site = readSite()
const samples = findSamples(site)
const problems = [...checkSite(site), ...(values.launch ? samples : [])]

if (problems.length > 0) {
  console.error(`${problems.map(describe).join('\n')}\n${problems.length} problem${problems.length === 1 ? '' : 's'}.`)
  process.exitCode = 1
} else {
  const posts = site.blog.flatMap((category) => category.posts).length
  const namespaces = site.words.get('en')?.size ?? 0
  console.log(`No problems in ${site.content.size} files of content, ${namespaces} of words in ${site.languages.length} languages, ${posts} blog posts.`)
}
if (samples.length > 0 && !values.launch) {
  console.log('To be replaced or confirmed before launch; `npm run check -- --launch` fails on it:')
  for (const file of new Set(samples.map((sample) => sample.file))) {
    const keys = samples.filter((sample) => sample.file === file).map(({ key }) => key)
    console.log(`  ${file}: ${keys.join(', ')}`)
  }
}
