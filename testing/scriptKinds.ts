/** The inline code of a document, without its arguments. */
export function inlineScript(html: string): string {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code.replace(/"[^"]*"/g, '')).join('\n')
}

/**
 * Identifies the scripts of a page, to skip pages with the same ones: its inline code, and the elements that its script files
 * handle.
 */
export function scriptKinds(html: string): string {
  const parts = [...html.matchAll(/data-island="\w+"|<form\b|<(?:a|video) [^>]*?data-(?:embed|loop|back)\b/g)]
  const kinds = new Set(parts.map(([part]) => part.replace(/ .* /s, ' ')))
  return [inlineScript(html), ...[...kinds].toSorted()].join('\n')
}
