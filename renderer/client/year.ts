/** Updates the copyright year, which is that of the build. */
export function correctYear(root: Document): void {
  const year = root.querySelector('[data-year]')
  if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()))
}
