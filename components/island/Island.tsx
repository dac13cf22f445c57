import { type ReactElement, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { BlogSource } from '../../blog/view/readBlog'
import { IslandFailure } from './IslandFailure'
import { PageIslands } from './PageIslands'
import { findUnserialisable } from './serialisable'

type IslandProps = {
  /** One element of a component that is the default export of a file in `islands/`, with JSON props. */
  children: ReactElement<Record<string, unknown>>
} & (
  | {
      /** Hydrates after the first paint, or when it comes near the viewport. */
      until: 'painted' | 'visible'
    }
  | {
      /** Hydrates when the visitor first points at, touches or focuses it, or the element with the id `within`. */
      until: 'interaction'
      within?: string
    }
  | {
      /** Hydrates if its prop `data` differs from the current data of its source, which the browser fetches; `data` itself is not sent. */
      until: 'refresh'
      /** What `renderer/client/blog/refresh.ts` asks for. */
      source: BlogSource
      /** Selector that the root element must match for a refresh. */
      when?: string | undefined
    }
)

export type IslandTrigger = IslandProps['until']

/**
 * Marks a part of a page that is hydrated in the browser. At build time its child renders to HTML; name and props are
 * added, and `renderer/client` hydrates it when its trigger fires. Everything outside of islands stays static HTML.
 *
 * @throws if a prop is not JSON (the error names island and path), or if the child is not from `islands/`.
 */
export function Island(island: IslandProps) {
  const { until, children } = island
  const early = useContext(PageIslands)
  const name = islandName(children.type)
  // React's ids contain characters that need escaping in selectors.
  const prefix = useId().replace(/\W/g, '')
  const wrong = findUnserialisable(children.props, 'props')
  if (wrong) throw new Error(`Island ${name}: ${wrong.path} is ${wrong.kind}. Islands take JSON only, as their props travel in the HTML.`)
  if (until === 'painted') early?.add(name)
  const { data: _, ...props } = children.props
  const isRefreshed = until === 'refresh'
  return (
    <>
      <div
        data-island={name}
        data-until={until}
        data-within={'within' in island ? island.within : undefined}
        data-when={isRefreshed ? island.when : undefined}
        data-source={isRefreshed ? JSON.stringify(island.source) : undefined}
        data-prefix={prefix}
        data-props={JSON.stringify(isRefreshed ? props : children.props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own output.
        dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix: prefix }) }}
      />
      <IslandFailure />
    </>
  )
}

const files = import.meta.glob<{ default: unknown }>(['../../islands/*.tsx', '!../../islands/*.test.tsx'], { eager: true })
const names = new Map(Object.entries(files).map(([path, module]) => [module.default, path.slice('../../islands/'.length, -'.tsx'.length)]))

/** By identity: a component's `name` is gone when the code is minified. */
function islandName(type: ReactElement['type']): string {
  const name = names.get(type)
  if (name) return name
  const found = typeof type === 'string' ? `<${type}>` : type.name || 'an unnamed component'
  throw new Error(`<Island> wraps ${found}, which is not the default export of a file in islands/.`)
}
