import { writeFileSync } from 'node:fs'
import { build } from 'vike/api'
import { describe } from '../content/problem'
import { sitePages } from '../content/sitePages'
import { getRobots, getSitemap } from '../seo/sitemap'
import { siteOrigin } from '../seo/siteOrigin'
import { compressFiles } from './build/compressFiles'
import { checkEverything } from './check/checkEverything'

/** `npm run build`: checks the content, renders every page, and adds what search engines and servers want beside them. */
const folder = 'dist/client'

const problems = checkEverything()
if (problems.length > 0) {
  console.error(`${problems.length} problem(s); nothing was built.\n${problems.map(describe).join('\n')}`)
  process.exit(1)
}
await build()
writeFileSync(`${folder}/sitemap.xml`, getSitemap(sitePages(), siteOrigin()))
writeFileSync(`${folder}/robots.txt`, getRobots(siteOrigin()))
const { files } = await compressFiles(folder)
console.log(`${folder}: ${sitePages().length} pages in every language; ${files} files compressed.`)
