/** The copyright year is that of the build; after New Year it is corrected here. */
export function correctYear(root: Document): void {
  const year = root.querySelector('[data-year]')
  if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()))
}
