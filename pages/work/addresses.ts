/** The portfolio answers at two addresses; the first one is canonical (design §5). */
export const addresses = ['/work', '/our-work'] as const
