import { expect, it } from 'vitest'
import type { Visit } from './visit'

/** The markup of `components/layout/Consent.tsx`, because the sample content has no advertising. */
const question = `<div id="_consent" popover="manual" role="dialog" data-script="/measure.js" data-pixel="/pixel.gif">
  <button type="button" data-consent="granted">Yes</button><button type="button" data-consent="denied">No</button></div>`

export function tryConsent({ open, visibleTexts, clickWhenReady, startProxy }: Visit): void {
  it('loads tracking only after consent', async () => {
    const { address, requestedPaths } = await startProxy({
      changeBody: (text) => text.replace('trusted-types dompurify', '$& tracking').replace('</body>', `${question}</body>`),
    })
    const loaded = () => requestedPaths.filter((path) => /measure|pixel/.test(path)).toSorted()
    await open('/about', address)
    await expect.poll(() => visibleTexts('#_consent')).toHaveLength(1)
    expect(loaded()).toEqual([])
    await clickWhenReady('[data-consent=granted]')
    await expect.poll(() => visibleTexts('#_consent')).toEqual([])
    await expect.poll(loaded).toEqual(['/measure.js', '/pixel.gif'])
  })
}
