import { expect, it } from 'vitest'
import { previewPage } from './previewPage'

const preview = (html: string) => previewPage(html, (path) => `../client/${path}`)

it('relocates pictures, fonts and videos', () => {
  expect(preview('<img src="/assets/a.1.svg" srcset="/assets/a.1.webp 480w, /assets/b.2.webp 800w" alt="/a">')).toBe(
    '<img src="../client/assets/a.1.svg" srcset="../client/assets/a.1.webp 480w, ../client/assets/b.2.webp 800w" alt="/a">',
  )
  expect(preview('<style>@font-face{src:url(/assets/f.woff2)}</style><video poster="/p.webp"><source src="/v.webm">')).toBe(
    '<style>@font-face{src:url(../client/assets/f.woff2)}</style><video poster="../client/p.webp"><source src="../client/v.webm">',
  )
})

it('does not change other origins, links and texts', () => {
  const html = '<img src="https://else.test/a.svg"><img src="//else.test/a.svg"><a href="/work">/work</a>'
  expect(preview(html)).toBe(html)
})

it('removes scripts and the policy', () => {
  const html =
    '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'"><script>location.replace("/de")</script><link rel="modulepreload" href="/a.js"><script src="/a.js" async></script><p>Text</p>'
  expect(preview(html)).toBe('<p>Text</p>')
})
