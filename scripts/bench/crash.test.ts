import { expect, it } from 'vitest'
import { sampleFolder } from '../../testing/sampleServer'
import { crash } from './crash'

it('no acknowledged message is lost when the server is killed, and each is mailed', async () => {
  const folder = sampleFolder()
  const submissions = 60
  // While it stores what is still coming, and while it mails what it has.
  const answersBefore = [1, submissions]
  const killAfter = (round: number) => answersBefore[round - 1] ?? 1
  const { databaseUrl, path } = folder
  const figures = await crash({ rounds: answersBefore.length, submissions, databaseUrl, folder: path, killAfter })
  expect(figures).toMatchObject({ sent: answersBefore.length * submissions, lost: 0, storedTwice: 0, notMailed: 0, integrity: 'ok' })
  expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
  expect(figures.acknowledged).toBeGreaterThan(submissions)
  folder.remove()
})
