import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { translator } from '../../i18n/translator'
import Counters from '../../islands/Counters'
import { Island } from './Island'

const statistics = [{ key: 'project', value: 100, text: '100', label: '"Projects" & <more>' }]

/** On a page, with the texts for failures. */
function render(page: ReactNode): string {
  return renderToStaticMarkup(<I18nextProvider i18n={translator('en')}>{page}</I18nextProvider>)
}

function Stranger() {
  return <p />
}

describe('Island', () => {
  it('renders name, trigger, props and HTML into one element', () => {
    const html = render(
      <Island until="visible">
        <Counters locale="en" statistics={statistics} />
      </Island>,
    )
    expect(html).toMatch(/^<div data-island="Counters" data-until="visible" data-prefix="\w+" data-props="/)
    const props = /data-props="([^"]*)"/
      .exec(html)?.[1]
      ?.replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
    expect(JSON.parse(props ?? '')).toEqual({ locale: 'en', statistics })
    expect(html).toContain('100')
  })

  it('gives two islands of a page different ids', () => {
    const island = (
      <Island until="painted">
        <Counters locale="en" statistics={statistics} />
      </Island>
    )
    const html = render(
      <>
        {island}
        {island}
      </>,
    )
    const prefixes = [...html.matchAll(/data-prefix="([^"]*)"/g)].map(([, prefix]) => prefix)
    expect(new Set(prefixes).size).toBe(2)
  })

  it('rejects props that are not serialisable', () => {
    const dated = { locale: 'en', statistics, when: new Date() }
    expect(() =>
      render(
        <Island until="painted">
          <Counters {...dated} />
        </Island>,
      ),
    ).toThrow('Island Counters: props.when is an instance of Date')
  })

  it('accepts only components of islands/', () => {
    expect(() =>
      render(
        <Island until="painted">
          <Stranger />
        </Island>,
      ),
    ).toThrow('<Island> wraps Stranger, which is not the default export of a file in islands/')
  })

  it('rejects an unknown trigger', () => {
    // @ts-expect-error: the triggers are a closed set.
    const wrong = <Island until="hover">{<Counters locale="en" statistics={statistics} />}</Island>
    expect(wrong).toBeDefined()
  })
})
