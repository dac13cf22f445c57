import type { Backend } from '../../admin/backend'
import { diskRemedy } from '../../collections/diskProblem.js'
import { listFiles } from '../../collections/listFiles'
import { misspeltSettings } from '../../collections/misspeltSettings'
import { options } from './buildOptions'
import { buildSettings, editorSettings } from './buildSettings'
import { findReachable } from './findReachable'
import { folders } from './folders'
import { listOutput } from './listOutput'
import { beginNext, type NextSite } from './nextSite'
import { recordChanges } from './pageChanges'
import { type BuildPlan, planBuild, withCompressed } from './planBuild'
import { pruneCaches } from './pruneCaches'
import { publish } from './publish'
import { publishServer } from './publishServer'
import { prerenderProgram } from './readBundle'
import { rebuildIfChanged } from './rebuildIfChanged'
import { renderSite } from './renderSite'
import { stageFiles } from './stageFiles'
import { deleteState, lastBuildTime, type PageRecord, writeState } from './state'
import { type PageWorker, startWorker } from './workers'

/**
 * `npm run build`: checks the content, renders every page, and adds the files for search engines and servers. Only changes
 * since the last build are rebuilt, and nothing is published unless all of it succeeds. Its options: `buildOptions.ts`.
 *
 * @param code fingerprint of the bundled code.
 * @param worker already loading the prerender program.
 */
export async function build(code: string, worker?: PageWorker): Promise<void> {
  let next: NextSite | undefined
  try {
    next = beginNext(folders.next)
    const { pages, rendered } = await buildSite(code, next, worker)
    const seconds = (performance.now() / 1000).toFixed(1)
    console.log(`${folders.site}: ${pages} pages, ${rendered} of them rendered, in ${seconds} s with ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`)
  } catch (error) {
    // Its own error is only that files are gone.
    const reason = next?.isOvertaken() ? overtaken : (error as Error).message
    const remedy = diskRemedy(error)
    console.error(`${reason}\nNothing was published.${remedy ? ` ${remedy}; then build again.` : ''}`)
    process.exitCode = 1
  }
}

const overtaken = 'Another build has begun in this folder since, and goes on in the place of this one.'

async function buildSite(code: string, next: NextSite, first: PageWorker | undefined): Promise<{ pages: number; rendered: number }> {
  for (const line of misspeltSettings(buildSettings)) console.log(line)
  const backend = await getBackend()
  await prepareForeignBlog()
  const plan = planBuild(code)
  if (plan.finished) {
    for (const line of plan.finished.notices) console.log(line)
    await first?.end()
    return { pages: Object.keys(plan.finished.pages).length, rendered: 0 }
  }
  const { bundle, fingerprints, shared, now, previous, isPublished } = plan
  const workers = Array.from({ length: plan.workers }, (_, index) => (index === 0 && first) || startWorker(prerenderProgram))
  const target = { next: next.folder, compressed: options.compress }
  const isNewBundle = fingerprints.bundle !== previous?.bundle
  // Those that every site needs. Staged while pages are rendered, because compressing takes as long.
  const early = isNewBundle ? findReachable(bundle.files, bundle.folder, [bundle.scripts.entry.slice(1)]) : []
  const earlyStaged = stageFiles(bundle.folder, early, target)
  let reachable: string[] = []
  const [site, ...others] = await Promise.all([
    renderSite(
      bundle,
      workers,
      { folder: next.folder, compressed: options.compress, shared, previous: plan.publishedPages, now, offline: options.offline },
      async (pages, company) => {
        const images = options['share-images'] ? getShareImages(plan, pages, { company, folder: next.folder }) : {}
        const referenced = pages.flatMap(({ assets }) => assets.map((address) => address.slice(1)))
        reachable = findReachable(bundle.files, bundle.folder, referenced)
        const missing = reachable.filter((file) => (isNewBundle ? !early.includes(file) : !isPublished(file)))
        // One after the other, because most drawings have two addresses, and are compressed once.
        const staged = earlyStaged.then(() => stageFiles(bundle.folder, missing, target))
        return (await Promise.all([images, staged]))[0]
      },
    ),
    stage('public', 'public', listFiles('public')),
    rebuildIfChanged(folders.icons, fingerprints.icons, async () => (await import('./icons')).makeIcons(folders.icons)).then(() =>
      stage('icons', folders.icons, listFiles(folders.icons)),
    ),
    earlyStaged,
  ])
  const editor = backend ? await (await import('./stageEditor')).stageEditor(backend, { ...target, isPublished }) : []

  const output = [...Object.keys(site.pages), ...site.files, ...reachable, ...editor, ...Object.keys(site.shareImages).map((path) => path.slice(1))]
  publishNext(next, new Set([...output, ...others.flatMap((files) => files || [])].flatMap(withCompressed)))
  const { due, notices, pages, shareImages } = site
  writeState({ ...fingerprints, shared, pages, shareImages, compressed: options.compress, inputs: plan.inputs, due, files: listOutput().files.length, notices })
  for (const line of notices) console.log(line)
  const count = Object.keys(pages).length
  // Thousands of entries are looked at, which an edit does not wait for.
  if (site.rendered === count) pruneCaches()
  return { pages: count, rendered: site.rendered }

  /** Adds files to the next site, unless the published site has them. */
  async function stage(part: keyof typeof fingerprints, from: string, files: string[]): Promise<string[]> {
    if (previous?.[part] !== fingerprints[part] || !files.every(isPublished)) await stageFiles(from, files, target)
    return files
  }
}

/**
 * Publishes the next site, and the programs that run it. Without a state from here on, until the caller writes the new one.
 *
 * @param parts all of its files, those that are published already included.
 * @throws if another build has begun since.
 */
function publishNext(next: NextSite, parts: ReadonlySet<string>): void {
  if (next.isOvertaken()) throw new Error(overtaken)
  const builtBefore = lastBuildTime()
  deleteState()
  const changes = publish(next.folder, folders.site, folders.previous, (file) => parts.has(file))
  publishServer(`${folders.bundle}/running`, folders.server)
  recordChanges(changes, builtBefore)
}

/** Imports on demand, because these modules take long to load. */
async function prepareForeignBlog(): Promise<void> {
  if (!process.env.BACKEND_URL?.trim()) return
  const { backendAddress } = await import('../../blog/backendAddress')
  const { snapshotVariable } = await import('../../blog/blogSnapshot')
  const { prepareBlog } = await import('./prepareBlog')
  const snapshotFile = 'data/blog-snapshot.json'
  const snapshot = await prepareBlog({ backend: backendAddress(), file: snapshotFile, isOffline: options.offline })
  process.env[snapshotVariable] = snapshotFile
  console.log(`The blog is that of ${backendAddress()}, as of ${snapshot.taken}.`)
  const { blockedPictures } = await import('../../blog/backendPictures')
  const blocked = blockedPictures(snapshot)
  if (blocked.length > 0)
    console.log(`Browsers will block its pictures from ${blocked.join(' and ')}. To allow these hosts, set BACKEND_PICTURES=${blocked.join(',')}`)
}

/** The editor’s repository, if one is configured. Asked first, so that nobody waits for pages to be told of a wrong setting. */
async function getBackend(): Promise<Backend | undefined> {
  if (!editorSettings.some((name) => process.env[name]?.trim())) return undefined
  const { readBackend } = await import('../../admin/backend')
  return readBackend()
}

async function getShareImages(
  { bundle, isPublished, previous }: BuildPlan,
  pages: readonly PageRecord[],
  { company, folder }: { company: string; folder: string },
): Promise<Record<string, string>> {
  const { makeShareImages } = await import('./shareImages')
  const requested = pages.map(({ share }) => share)
  const kept = Object.fromEntries(Object.entries(previous?.shareImages ?? {}).filter(([path]) => isPublished(path.slice(1))))
  const { keys, drawn, untitled } = await makeShareImages(requested, { company, folder, pictures: bundle.folder, published: kept })
  if (drawn > 0) console.log(`${drawn} share images drawn, ${Object.keys(keys).length - drawn} kept.`)
  for (const line of untitled) console.log(line)
  return keys
}
