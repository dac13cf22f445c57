import { expect, it } from 'vitest'
import { parseOrigin } from './parseOrigin'

it.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['HTTPS://Example.com:443', 'https://example.com'],
])('reads %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin)
})

it.each([
  '',
  'www.example.com',
  'ftp://example.com',
  'https://',
  'https://a.com/b',
  'https://a.com/?b',
  'https://a.com/#b',
  'https://user@a.com',
  'httpx://a.com',
])('takes %j for no origin', (text) => {
  expect(parseOrigin(text)).toBeUndefined()
})
