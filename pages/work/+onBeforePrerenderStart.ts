export function onBeforePrerenderStart() {
  return ['/work', '/our-work']
}
