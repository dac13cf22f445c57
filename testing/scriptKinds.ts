/** The inline code of a document, without its arguments. */
export function inlineScript(html: string): string {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code.replace(/"[^"]*"/g, '')).join('\n')
}

/** What runs in a page, each part by itself: its inline code, and the elements that its script files handle. */
export function scriptKinds(html: string): Set<string> {
  const parts = [...html.matchAll(/data-island="\w+"|<form\b|<(?:a|video) [^>]*?data-(?:embed|loop|back)\b/g)]
  return new Set([inlineScript(html), ...parts.map(([part]) => part.replace(/ .* /s, ' '))])
}
