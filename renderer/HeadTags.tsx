import { Helmet } from 'react-helmet-async'
import { isForeignBackend } from '../blog/backendAddress'
import type { Head } from '../seo/head'
import { schemes } from '../theme/schemes'

/** What `seo/head.ts` says of a page, as tags, and what every page has: colours of the browser’s bar, and icons. */
export function HeadTags({ title, canonical, alternates, feed, meta }: Head) {
  const links = [
    ...(canonical ? [{ rel: 'canonical', href: canonical }] : []),
    ...alternates.map(({ hreflang, href }) => ({ rel: 'alternate', hrefLang: hreflang, href })),
    // Posts of a foreign backend may have no dates, so they have no feed.
    ...(feed && !isForeignBackend() ? [{ rel: 'alternate', type: 'application/atom+xml', ...feed }] : []),
    ...icons,
  ]
  // Passed as lists: Helmet would convert children into the same, which takes half of its time.
  return <Helmet title={title} meta={[...meta, ...colours]} link={links} />
}

/** Light first: `inline/chooseScheme.ts` relies on the order. */
const colours = (['light', 'dark'] as const).map((scheme) => ({
  name: 'theme-color',
  content: schemes[scheme].paper,
  media: `(prefers-color-scheme:${scheme})`,
}))

const icons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]
