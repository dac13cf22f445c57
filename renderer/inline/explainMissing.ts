/** What the page of unknown addresses knows about the site. */
export interface MissingSetup {
  /** Address prefixes of all languages, without slashes. */
  prefixes: string[]
  /** First segments of addresses that are not the blog’s. */
  taken: string[]
}

/**
 * On the page of unknown addresses, marks on the root what kind of page was asked for, so that it can answer in kind
 * before the first paint (design §5): `card`, `project`, or by its shape what may be a blog `category` or `post`.
 */
export default function explainMissing({ prefixes, taken }: MissingSetup): void {
  const segments = location.pathname.split('/').filter(Boolean)
  if (prefixes.includes(segments[0] ?? '')) segments.shift()
  const [first = '', second] = segments
  const mark = (kind: string) => {
    document.documentElement.dataset.missing = kind
  }
  if (first === 'what-we-do' && second) mark('card')
  else if (first === 'project-details') mark('project')
  else if (segments.length < 3 && !taken.includes(first) && segments.every((each) => /^[\w-]+$/.test(each))) mark(second ? 'post' : 'category')
}
