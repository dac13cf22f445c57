/** Data for the 404 page. */
interface MissingSetup {
  /** Address prefixes of all languages, without slashes. */
  prefixes: string[]
  /** First segments of addresses outside the blog. */
  taken: string[]
}

/**
 * On the 404 page, marks on the root which kind of page was requested, so that the right text is shown on the first
 * paint (design §5): `card`, `project`, or, guessed by the address, a blog `category` or `post`, for which the text waits until it is
 * looked up.
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
  else if (segments.length < 3 && !taken.includes(first) && segments.every((each) => /^[\w-]+$/.test(each))) {
    mark(second ? 'post' : 'category')
    // Without the entry script, the page’s only module, nobody looks it up.
    addEventListener('error', ({ target }) => (target as HTMLScriptElement).type === 'module' && delete document.documentElement.dataset.missing, true)
  }
}
