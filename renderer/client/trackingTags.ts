/**
 * The advertiser’s elements (specification §7): its script, what runs before it, and its pixel.
 *
 * @param dataset of the banner: `script`, optional `attributes` of the script (JSON), `setup` (code to run before it) and `pixel`.
 */
export function createTags({ script = '', attributes = '{}', setup, pixel }: DOMStringMap): HTMLElement[] {
  const element = document.createElement('script')
  for (const [name, value] of Object.entries<string>(JSON.parse(attributes))) element.setAttribute(name, value)
  element.async = true
  element.src = trustedTypesPolicy().createScriptURL(script)
  return [...(setup ? [scriptOf(setup)] : []), element, ...(pixel ? [imageOf(pixel)] : [])]
}

function scriptOf(code: string): HTMLElement {
  const element = document.createElement('script')
  element.text = trustedTypesPolicy().createScript(code)
  return element
}

function imageOf(address: string): HTMLElement {
  const image = new Image(1, 1)
  image.alt = ''
  image.src = address
  image.hidden = true
  return image
}

interface ScriptPolicy {
  createScript(text: string): string
  createScriptURL(url: string): string
}

let policy: ScriptPolicy | undefined

/** The page requires Trusted Types. Which scripts may run is decided by `script-src`, so this policy passes all through. */
function trustedTypesPolicy(): ScriptPolicy {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }
  const rules = { createScript: (text: string) => text, createScriptURL: (url: string) => url }
  policy ??= trustedTypes?.createPolicy('tracking', rules) ?? rules
  return policy
}
