import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PictureFile } from '../../islands/picture/ResponsiveImage'
import { PageAssets, useAssets } from './PageAssets'

function Pictures({ files }: { files: PictureFile[] }) {
  useAssets(files)
  return null
}

it('records each size of a photograph once, and neither inlined drawings nor files outside of the bundle', () => {
  const size = { width: 480, height: 320 }
  const photograph = {
    ...size,
    src: '/assets/photo/a-480.webp',
    srcSet: '/assets/photo/a-480.webp 480w, /assets/photo/a-800.webp 800w',
    sources: [{ type: 'image/avif', srcSet: '/assets/photo/a-480.avif 480w' }],
  }
  const others = ['/assets/art/b.svg', "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", '/photo/c.webp'].map((src) => ({ ...size, src }))
  const assets = new Set<string>()
  renderToStaticMarkup(
    <PageAssets value={assets}>
      <Pictures files={[photograph, ...others]} />
    </PageAssets>,
  )
  expect([...assets].sort()).toEqual(['/assets/art/b.svg', '/assets/photo/a-480.avif', '/assets/photo/a-480.webp', '/assets/photo/a-800.webp'])
})
