import { relative } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { shareDesign } from './shareDesign'

it('has every file of ours that takes part in drawing a share image', async () => {
  const input = ['drawShareImage', 'shareFonts'].map((name) => `renderer/prerender/${name}.ts`)
  const bundle = await rolldown({ input, platform: 'node', external: /^[^./]/ })
  const { output } = await bundle.generate()
  await bundle.close()
  const files = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds.map((id) => relative('', id)) : []))
  expect(files).toContain('renderer/prerender/shareTitle.ts')
  expect(files.filter((file) => !shareDesign.includes(file))).toEqual([])
})
