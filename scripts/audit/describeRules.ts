import type { Rule } from './rule'

/** The list of the rules, written by `npm run audit -- --docs`. */
export const rulesFile = 'docs/audit.md'

/** The rules in words, for people. */
export function describeRules(rules: readonly Rule[]): string {
  const rows = rules.map(({ name, scope, why }) => `**${name}** (${scope === 'page' ? 'each page' : 'the site'}). ${why}\n`)
  return `# What the audit looks at

\`npm run audit\` reads \`dist/client\` as a crawler would and fails with the page, the rule, what was found and what would be
right. This list is written by \`npm run audit -- --docs\` from the files in \`scripts/audit/rules/\`; change it there.

${rows.join('\n')}`
}
