import type { Plugin } from 'vite'

/**
 * Applies `content/redirects.json` in the preview, so that a new redirect can be tried at once. Temporary (302), because browsers
 * would cache a permanent one.
 */
export function redirectsInPreview(): Plugin {
  return {
    name: 'redirects-in-preview',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
          const from = pathname.replace(/(.)\/$|\.html$/, '$1')
          const { getContent } = (await server.ssrLoadModule('/collections/content.ts')) as typeof import('../../collections/content')
          if (getContent().redirects.length === 0) return next()
          const { listBlog } = (await server.ssrLoadModule('/blog/listBlog.ts')) as typeof import('../../blog/listBlog')
          const { listRedirects } = (await server.ssrLoadModule('/seo/redirects.ts')) as typeof import('../../seo/redirects')
          const match = listRedirects(await listBlog()).find((redirect) => redirect.from === from)
          if (!match) return next()
          response.writeHead(302, { Location: match.to + search }).end()
        } catch {
          // The page itself shows the error (`livePreview.ts`).
          next()
        }
      })
    },
  }
}
