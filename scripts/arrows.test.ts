import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Files that each hold one import; whether the layout allows it (design §3). */
const imports = {
  'components/toPages.ts': ['../pages/index/+data', false],
  'components/toRenderer.ts': ['../renderer/document', false],
  'components/toAddress.ts': ['../i18n/address', true],
  'islands/toWords.tsx': ['../i18n/translator', false],
  'islands/toContent.tsx': ['../content/content', false],
  'islands/toStyles.tsx': ['styled-components', false],
  'i18n/toContent.ts': ['../content/content', false],
  'content/toI18n.ts': ['../i18n/languages', false],
  'theme/toCard.ts': ['../components/Card', false],
  'server/toCard.ts': ['../components/Card', false],
  'server/toBlog.ts': ['../content/blog', true],
  'seo/toPages.ts': ['../pages/index/+data', false],
  'pages/x/toContent.ts': ['../../content/content', true],
  'renderer/toIslands.ts': ['../islands/Counters', true],
} as const

const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
let report = ''

beforeAll(() => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined, files: undefined }))
  for (const [file, [target]] of Object.entries(imports)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import { b } from '${target}'\n\nexport const a = b\n`)
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '--max-diagnostics=none'], { cwd: folder, encoding: 'utf8' })
  report = stdout
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each(Object.entries(imports))('%s', (file, [, allowed]) => {
  const refused = report.split('\n').some((line) => line.includes('noRestrictedImports') && line.includes(`/${file},`))
  expect(refused).toBe(!allowed)
})
