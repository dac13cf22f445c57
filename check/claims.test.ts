import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { getContent } from '../collections/content'
import { complaints, sampleProject } from '../testing/sampleProject'
import { readSite } from './readSite'
import { runCheck } from './runCheck'
import { findSamples } from './samples'

const file = 'content/claims.json'
const claim = { claim: 'There are two projects.', at: ['projects.1', 'home.hero.slides.0.title'], proof: 'A list', confirmed: false }
const written = (...claims: object[]) => ({ [file]: `${JSON.stringify(claims, null, 2)}\n` })

it('fails the launch check on an unconfirmed claim, with its position and proof', async () => {
  const root = sampleProject(written(claim, { ...claim, claim: 'They are ours.', confirmed: true }))
  const { status, stderr } = await runCheck({ launch: true, root })
  expect({ status, findings: stderr.split('\n').filter((_, index, lines) => [lines[index], lines[index - 1]].some((line) => line?.includes(file))) }).toEqual({
    status: 1,
    findings: [
      `  ${file}:9:18 0.confirmed: this claim is not confirmed: There are two projects.`,
      '      Have it proved, by this: A list. Then write "confirmed": true here; or change the texts that say it, and this entry.',
    ],
  })
})

it('counts unconfirmed claims in every check', async () => {
  const { stdout } = await runCheck({ root: sampleProject(written(claim, { ...claim, claim: 'They are ours.' })) })
  expect(stdout).toContain(`\n  ${file}: 2 claims\n`)
})

it('reports a missing place of a claim', () => {
  expect(complaints(written({ ...claim, at: ['projects.3', 'home.hero.slide', 'content/blog/practice/frist-post', 'colour'] }))).toEqual([
    `  ${file}:5:7 0.at.0: no text is called “projects.3”`,
    '      Name where the claim stands now: a key of locales/en, such as home.hero.heading, or a post, such as content/blog/practice/first-post; or remove it, and the claim with its last place.',
    `  ${file}:6:7 0.at.1: no text is called “home.hero.slide”; did you mean “home.hero.slides”?`,
    '      Write “home.hero.slides”, or remove it.',
    `  ${file}:7:7 0.at.2: no text is called “content/blog/practice/frist-post”; did you mean “content/blog/practice/first-post”?`,
    '      Write “content/blog/practice/first-post”, or remove it.',
    `  ${file}:8:7 0.at.3: no text is called “colour”`,
    '      Name where the claim stands now: a key of locales/en, such as home.hero.heading, or a post, such as content/blog/practice/first-post; or remove it, and the claim with its last place.',
  ])
})

it('leaves a place missing in English only to the comparison of languages', () => {
  const findings = complaints({ ...written({ ...claim, at: ['sectors.all.overview'] }), 'locales/en/sectors.json': ['"overview"', '"overveiw"'] })
  expect(findings.filter((line) => line.includes(file))).toEqual([])
  expect(findings).not.toEqual([])
})

it('reports an invalid entry', () => {
  expect(complaints(written({ ...claim, at: [] }))).toHaveLength(2)
  expect(complaints(written(claim, claim))[0]).toContain(`${file}:12:14 1.claim: duplicate claim`)
})

it('writes claims into the launch checklist, ticked if confirmed, and requires it in CI', async () => {
  const root = sampleProject(written(claim, { ...claim, claim: 'They are ours.', confirmed: true }))
  const checklist = join(root, 'docs/editing/launch-checklist.md')
  mkdirSync(join(root, 'docs/editing'), { recursive: true })
  writeFileSync(checklist, 'Before.\n\n<!-- Claims, from content/claims.json -->\n\n<!-- End of the claims -->\n\nAfter.\n')
  expect((await runCheck({ root, isCI: true })).stderr).toContain('docs/editing/launch-checklist.md:1:1: lists other claims than content/claims.json')
  await runCheck({ root })
  const places = '(`projects.1`, `home.hero.slides.0.title`)'
  expect(readFileSync(checklist, 'utf8').split('\n').slice(2, -3)).toEqual([
    '<!-- Claims, from content/claims.json -->',
    '',
    `- [ ] There are two projects. A list. ${places}`,
    `- [x] They are ours. A list. ${places}`,
    '',
    '<!-- End of the claims -->',
  ])
  expect((await runCheck({ root, isCI: true })).stderr).not.toContain('launch-checklist')
})

it('reports all unconfirmed claims of the site, and lists them in its checklist', () => {
  const { claims } = getContent()
  const open = claims.filter(({ confirmed }) => !confirmed)
  const found = findSamples(readSite()).filter((sample) => sample.file === file)
  expect(found.map(({ name }) => name)).toEqual(open.map(({ claim }) => claim))
  const checklist = readFileSync('docs/editing/launch-checklist.md', 'utf8')
  expect(claims.filter(({ claim, proof, confirmed }) => !checklist.includes(`- [${confirmed ? 'x' : ' '}] ${claim} ${proof}.`))).toEqual([])
})
