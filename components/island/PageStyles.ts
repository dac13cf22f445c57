import { createContext } from 'react'
import type { ServerStyleSheet } from 'styled-components'

/** The style sheet that collects the rules of the page being rendered, for islands, which render apart. */
export const PageStyles = createContext<ServerStyleSheet['instance'] | undefined>(undefined)
