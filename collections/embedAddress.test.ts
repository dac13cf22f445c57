import { expect, it } from 'vitest'
import { schemas } from './schemas'

const problemOf = (interviewUrl: string) => schemas.site.pick({ interviewUrl: true }).safeParse({ interviewUrl }).error?.issues[0]?.message

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=30s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  // Unlisted.
  ['https://vimeo.com/76979871/8272103f6e?share=copy', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
])('names the player of the page %s, which refuses to be framed', (page, player) => {
  expect(problemOf(page)).toBe(`must be the address of the player, which alone can be shown in a page: ${player}`)
})

it.each([
  'https://www.youtube-nocookie.com/embed/00000000000',
  'https://www.youtube.com/embed/a',
  'https://player.vimeo.com/video/1',
  'https://video.example.com/watch?v=1',
])('accepts %s', (address) => expect(problemOf(address)).toBeUndefined())
