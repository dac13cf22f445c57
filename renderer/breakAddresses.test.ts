import { expect, it } from 'vitest'
import { breakAddresses } from './breakAddresses'

it.each([
  ['<a href="mailto:jobs@site.test">jobs@site.test</a>', '<a href="mailto:jobs@site.test">jobs@<wbr>site.test</a>'],
  ['<p>Write to hello@site.test.</p>', '<p>Write to hello@<wbr>site.test.</p>'],
  ['<script>"a@b.test"</script><option>a@b.test</option><p>@home, 5 @ 3</p>', '<script>"a@b.test"</script><option>a@b.test</option><p>@home, 5 @ 3</p>'],
])('lets addresses break before their domain: %s', (html, expected) => {
  expect(breakAddresses(html)).toBe(expected)
})
