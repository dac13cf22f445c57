import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultLocale } from '../../i18n/languages'
import { data } from './+data'
import { Page } from './+Page'

it('one testimonial alone has no buttons to move it', () => {
  const all = data({ locale: defaultLocale } as Parameters<typeof data>[0])
  const html = (count: number) => renderToStaticMarkup(<Page {...all} testimonials={all.testimonials.slice(0, count)} />)
  expect(html(2)).toContain('data-island="Carousel"')
  expect(html(1)).not.toContain('data-island')
})
