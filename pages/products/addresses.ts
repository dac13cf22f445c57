/** The products answer at two addresses; the first one is canonical (design §5). */
export const addresses = ['/products', '/our-products'] as const
