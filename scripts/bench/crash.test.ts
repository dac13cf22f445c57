import { expect, it } from 'vitest'
import { sampleFolder } from '../../testing/sampleServer'
import { crash } from './crash'

it('loses no acknowledged message when the server is killed, and mails each', async () => {
  const folder = sampleFolder()
  // More than one commit takes.
  const submissions = 60
  // While messages still arrive, and while they are mailed.
  const answersBefore = [1, submissions]
  const killAfter = (round: number) => answersBefore[round - 1] ?? 1
  const { databaseUrl, path } = folder
  const figures = await crash({ rounds: answersBefore.length, submissions, databaseUrl, folder: path, killAfter })
  expect(figures).toMatchObject({ sent: answersBefore.length * submissions, lost: 0, storedTwice: 0, notMailed: 0, integrity: 'ok' })
  expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
  expect(figures.acknowledged).toBeGreaterThan(submissions)
  folder.remove()
})
