import type { Rule } from './rule'

/** The list of the rules, written by `npm run audit -- --docs`. */
export const rulesFile = 'docs/audit.md'

/** The rules as Markdown. */
export function describeRules(rules: readonly Rule[]): string {
  const rows = rules.map(({ name, scope, why }) => `**${name}** (${scope === 'page' ? 'each page' : 'the site'}). ${why}\n`)
  return `# What the audit checks

\`npm run audit\` reads \`dist/client\` like a crawler. Each finding names the page, the rule, the fault and the remedy.
\`npm run audit -- --docs\` generates this list from the files in \`scripts/audit/rules/\`; edit it there.

${rows.join('\n')}`
}
