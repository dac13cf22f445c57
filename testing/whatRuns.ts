/** The code that stands in a document, without the texts that it is called with. */
export function inlineScript(html: string): string {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code.replace(/"[^"]*"/g, '')).join('\n')
}

/**
 * What runs on a page, for tests that need not try two pages on which the same runs: the code that stands in it, and the parts that its
 * files of script bring to life.
 */
export function whatRuns(html: string): string {
  const parts = [...html.matchAll(/data-island="\w+"|<form\b|<(?:a|video) [^>]*?data-(?:embed|loop|back)\b/g)]
  const kinds = new Set(parts.map(([part]) => part.replace(/ .* /s, ' ')))
  return [inlineScript(html), ...[...kinds].toSorted()].join('\n')
}
