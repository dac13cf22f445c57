import type { Finding, Rule } from './rule'
import type { Site } from './site'

/** A finding with its place and rule. */
interface Complaint extends Required<Finding> {
  rule: string
}

/** All findings of the rules in a build, page by page. */
export async function audit(site: Site, rules: readonly Rule[]): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  for (const rule of rules) {
    const add = (findings: Finding[], page: string) => complaints.push(...findings.map((finding) => ({ page, rule: rule.name, ...finding })))
    if (rule.scope === 'site') add(await rule.check(site), '/')
    else for (const page of site.pages) add(await rule.check(page, site), page.url)
  }
  return complaints.sort((a, b) => a.page.localeCompare(b.page))
}

/** Three lines for each finding: place and rule, the actual state, the remedy. A finding shared by many pages is printed once. */
export function describeComplaints(complaints: readonly Complaint[]): string {
  const groups = new Map<string, Complaint[]>()
  for (const complaint of complaints) {
    const key = JSON.stringify([complaint.rule, complaint.found, complaint.expected])
    groups.set(key, [...(groups.get(key) ?? []), complaint])
  }
  return [...groups.values()].map(describeGroup).join('\n')
}

function describeGroup(group: readonly Complaint[]): string {
  const [first] = group
  if (!first) return ''
  const pages = group.slice(0, 3).map(({ page }) => page)
  const more = group.length > pages.length ? ` and ${group.length - pages.length} more` : ''
  return `${pages.join(', ')}${more} – ${first.rule}\n    found: ${first.found}\n    right: ${first.expected}`
}
