export function onBeforePrerenderStart() {
  return ['/products', '/our-products']
}
