import { readFileSync, writeFileSync } from 'node:fs'
import { type Command, readCommandLine } from '../check/commandOptions'
import { counted } from '../collections/counted'
import { allRules } from './audit/allRules'
import { audit, describeComplaints } from './audit/audit'
import { browsersFile, describeFallbacks, insertTable } from './audit/describeFallbacks'
import { describeRules, rulesFile } from './audit/describeRules'
import { fallbacks } from './audit/fallbacks'
import { readCompatData } from './audit/features/compatData'
import { readBuild } from './audit/readBuild'

/** `npm run audit`. */
const command = {
  name: 'audit',
  does: 'crawls the build and fails on what a review would find',
  options: {
    folder: { type: 'string', default: 'dist/client', value: '<folder>', does: 'reads another build' },
    docs: { type: 'boolean', default: false, does: 'writes the lists of rules and fallbacks in docs/ instead' },
  },
} satisfies Command
const { docs, folder } = readCommandLine(command).values
try {
  if (docs) {
    writeFileSync(rulesFile, describeRules(allRules))
    writeFileSync(browsersFile, insertTable(readFileSync(browsersFile, 'utf8'), describeFallbacks(fallbacks, readCompatData())))
    console.log(`${rulesFile}: ${allRules.length} rules; ${browsersFile}: ${fallbacks.length} fallbacks.`)
  } else await report(folder)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function report(folder: string) {
  const start = performance.now()
  const site = readBuild(folder)
  const complaints = await audit(site, allRules)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (complaints.length === 0) {
    console.log(
      `No complaints: ${site.pages.length} pages and ${site.files.size} files against ${allRules.length} rules, in ${seconds} s.${site.facts.isPreview ? ' A preview: SITE_INDEXING is off.' : ''}`,
    )
    return
  }
  console.error(`${describeComplaints(complaints)}\n${counted(complaints.length, 'complaint')}; docs/audit.md says why each rule is there.`)
  process.exitCode = 1
}
