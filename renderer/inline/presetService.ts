/** Chooses the service of `?category=` in the drop-down of `/o`, before the texts are painted. */
export default function presetService(): void {
  const asked = new URLSearchParams(location.search).get('category')
  addEventListener('DOMContentLoaded', () => {
    const option = [...document.querySelectorAll<HTMLOptionElement>('select[name="category"] option')].find(({ value }) => value === asked)
    if (option) option.selected = true
  })
}
