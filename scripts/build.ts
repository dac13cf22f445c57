import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { globSync } from 'tinyglobby'
import { build } from 'vike/api'
import { describe } from '../content/problem'
import { sitePages } from '../content/sitePages'
import { getRobots, getSitemap } from '../seo/sitemap'
import { siteOrigin } from '../seo/siteOrigin'
import { backendAddress } from '../server/backendAddress'
import { snapshotVariable } from '../server/blogSnapshot'
import { listBlog } from '../server/listBlog'
import { compressFiles } from './build/compressFiles'
import { writeHosting } from './build/hosting'
import { makeIcons } from './build/icons'
import { prepareBlog } from './build/prepareBlog'
import { removeUnreached } from './build/removeUnreached'
import { makeShareImages } from './build/shareImages'
import { checkEverything } from './check/checkEverything'

/**
 * `npm run build`: checks the content, renders every page, and adds what search engines and servers want beside them. With
 * `-- --offline`, the blog of a foreign backend (`BACKEND_URL`) is as the last build has found it.
 */
const folder = 'dist/client'
const snapshotFile = 'data/blog-snapshot.json'
const { offline } = parseArgs({ options: { offline: { type: 'boolean', default: false } } }).values

const problems = checkEverything()
if (problems.length > 0) {
  console.error(`${problems.length} problem(s); nothing was built.\n${problems.map(describe).join('\n')}`)
  process.exit(1)
}
try {
  const backend = backendAddress()
  if (backend.startsWith('http')) {
    const { taken } = await prepareBlog({ backend, file: snapshotFile, isOffline: offline })
    process.env[snapshotVariable] = snapshotFile
    console.log(`The blog is that of ${backend}, as of ${taken}.`)
  }
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was built.`)
  process.exit(1)
}
await build()
const blog = await listBlog()
writeFileSync(`${folder}/sitemap.xml`, getSitemap(sitePages(blog), siteOrigin()))
writeFileSync(`${folder}/robots.txt`, getRobots(siteOrigin()))
// Not before the build: it brings React with it, which takes itself for the development version until Vike says otherwise.
const { writeFeeds } = await import('./build/writeFeeds')
if (backendAddress().startsWith('/')) writeFeeds(folder)
const pages = globSync(`${folder}/**/*.html`).map((file) => readFileSync(file, 'utf8'))
const share = await makeShareImages(pages, folder)
console.log(`${folder}/assets/share: ${share.drawn} images drawn, ${share.kept} kept.`)
await makeIcons(folder)
removeUnreached(folder)
writeHosting(folder, siteOrigin())
const { files } = await compressFiles(folder)
console.log(`${folder}: ${sitePages(blog).length} pages in every language; ${files} files compressed.`)
