import { createContext } from 'react'

/** Names of the islands of the page being rendered that hydrate right after the first paint; rendering preloads their code. */
export const PageIslands = createContext<Set<string> | undefined>(undefined)
