import { expect, it } from 'vitest'
import { sampleFolder } from '../../server/sampleServer'
import { crash } from './crash'

it('no acknowledged message is lost when the server is killed, and each is mailed', async () => {
  const folder = sampleFolder()
  const figures = await crash({ rounds: 3, submissions: 200, databaseUrl: folder.databaseUrl, folder: folder.path })
  expect(figures).toMatchObject({ sent: 600, lost: 0, storedTwice: 0, notMailed: 0, integrity: 'ok' })
  expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
  expect(figures.acknowledged).toBeGreaterThan(0)
  folder.remove()
})
