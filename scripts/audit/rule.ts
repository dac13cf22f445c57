import type { Page } from './parsePage'
import type { Site } from './site'

/** Something that is wrong, as the person who has to mend it needs to know it. */
export interface Finding {
  /** Address of the page, or the file; left out by a rule that looks at one page. */
  page?: string
  /** What is there. */
  found: string
  /** What would be right. */
  expected: string
}

interface Described {
  /** As it stands in reports: the file’s name in words. */
  name: string
  /** What it looks for, and why that matters; a line of `docs/audit.md`. */
  why: string
}

/** Looks at one page at a time. */
export interface PageRule extends Described {
  scope: 'page'
  check(page: Page, site: Site): Finding[] | Promise<Finding[]>
}

/** Looks at what pages have to agree on, or at files that are no pages. */
export interface SiteRule extends Described {
  scope: 'site'
  check(site: Site): Finding[] | Promise<Finding[]>
}

export type Rule = PageRule | SiteRule
