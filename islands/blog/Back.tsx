/** The link back to the parent list. */
export function Back({ href, children }: { href: string; children: string }) {
  return (
    <a className="back" href={href}>
      <svg viewBox="0 0 24 24" width="1.125rem" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
        <path d="M12 19l-7-7 7-7M19 12H5" />
      </svg>{' '}
      {children}
    </a>
  )
}
