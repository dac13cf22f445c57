import type { Plugin } from 'vite'

/**
 * Leads old addresses to the new ones in the preview, as hosts do (`content/redirects.json`), so that a redirect can be tried as soon as it
 * is written. Not for good: browsers would remember one that is taken back.
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
          const moved = listRedirects(await listBlog()).find((redirect) => redirect.from === from)
          if (!moved) return next()
          response.writeHead(302, { Location: moved.to + search }).end()
        } catch {
          // What cannot be read is told on the page itself (`livePreview.ts`).
          next()
        }
      })
    },
  }
}
