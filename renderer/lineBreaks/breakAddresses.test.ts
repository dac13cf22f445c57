import { expect, it } from 'vitest'
import { sanitiseHtml } from '../../blog/sanitiseHtml'
import { breakAddresses } from './breakAddresses'

it.each([
  ['<a href="mailto:jobs@site.test">jobs@site.test</a>', '<a href="mailto:jobs@site.test"><span class="address">jobs@<wbr>site.test</span></a>'],
  ['<p>Write to hello@site.test.</p>', '<p>Write to <span class="address">hello@<wbr>site.test.</span></p>'],
  ['<script>"a@b.test"</script><option>a@b.test</option><p>@home, 5 @ 3</p>', '<script>"a@b.test"</script><option>a@b.test</option><p>@home, 5 @ 3</p>'],
])('lets addresses break before their domain: %s', (html, expected) => {
  expect(breakAddresses(html)).toBe(expected)
})

it('takes nothing in an attribute of a foreign post for an address', () => {
  const html = sanitiseHtml(
    '<img src="/a.png" alt="&gt; me@site.test &lt;meta http-equiv=refresh content=0;url=https://evil.test&gt; &lt;img onerror=alert(1)&gt;">',
  )
  expect(breakAddresses(html)).toBe(html)
})

// With quadratic time, this text would take minutes.
it('takes linear time for a long word', { timeout: 60_000 }, () => {
  const word = `<p>${'a.'.repeat(200_000)}</p>`
  expect(breakAddresses(`${word}<p>info@site.test</p>`)).toBe(`${word}<p><span class="address">info@<wbr>site.test</span></p>`)
})
