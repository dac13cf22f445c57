interface TopRule {
  rule: string
  /** The same for rules that differ only in short class names, which each page counts anew. */
  key: string
}

/** Splits a style sheet after top-level rules. */
export function topRules(css: string): TopRule[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{};]/gs)) {
    if (mark === '{') depth++
    if (mark === '}') depth--
    if (depth > 0 || !/^[};]$/.test(mark)) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...rules, css.slice(start)].map((rule) => ({ rule, key: rule.replace(/\.[a-z]{1,2}(?![\w-])/gi, '.') }))
}
