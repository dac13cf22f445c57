/** On the 404 page, marks on the root what kind of page was asked for, so that it can answer in kind (design §5). */
export default function explainMissing(): void {
  const path = location.pathname
  if (/\/what-we-do\/./.test(path)) document.documentElement.dataset.missing = 'card'
  if (/\/project-details\//.test(path)) document.documentElement.dataset.missing = 'project'
}
