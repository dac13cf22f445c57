import type { Page } from './parsePage'
import type { Site } from './site'

/** Something wrong, described for the person who has to fix it. */
export interface Finding {
  /** Address of the page, or the file; left out by a rule that looks at one page. */
  page?: string
  /** The actual state. */
  found: string
  /** The remedy. */
  expected: string
}

/** What is required, and the finding if it is not there. */
export type Need = readonly [isThere: boolean, finding: Finding]

export function unmet(needs: readonly Need[]): Finding[] {
  return needs.flatMap(([isThere, finding]) => (isThere ? [] : [finding]))
}

interface Described {
  /** The name in reports: the file’s name in words. */
  name: string
  /** The check and its reason; a line of `docs/audit.md`. */
  why: string
}

/** Checks one page at a time. */
export interface PageRule extends Described {
  scope: 'page'
  check(page: Page, site: Site): Finding[] | Promise<Finding[]>
}

/** Checks the whole site: consistency of pages, and other files. */
export interface SiteRule extends Described {
  scope: 'site'
  check(site: Site): Finding[] | Promise<Finding[]>
}

export type Rule = PageRule | SiteRule
