import { expect, it } from 'vitest'
import { readingTime } from './readingTime'

it.each([
  ['<p>A few words.</p>', 1],
  [`<p>${'word '.repeat(238 * 4)}</p>`, 4],
  [`<p class="${'a '.repeat(5000)}">One</p>`, 1],
  [`<p>${'品質は設計で決まる。'.repeat(150)}</p>`, 3],
  [`<p>${'サーバーのサーバー'.repeat(500)}</p>`, 9],
  [`<p>${'यह हिन्दी वाक्य है। '.repeat(238)}</p>`, 4],
  [`<p>${'Αυτή είναι μια πρόταση. '.repeat(238)}</p>`, 4],
  [`<p>${'한국어 문장. '.repeat(238)}</p>`, 2],
  [`<p>${'ประโยคภาษาไทย'.repeat(200)}</p>`, 5],
  ['', 1],
])('estimates text %#', (html, minutes) => {
  expect(readingTime(html)).toBe(minutes)
})
