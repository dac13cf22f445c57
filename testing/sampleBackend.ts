import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnFreePort } from './freePort'

/** A foreign backend that implements specification §7 in one language, whose code it writes as WordPress does, and shares no code with ours. */
export interface SampleBackend {
  /** Its value for `BACKEND_URL`. */
  address: string
  /** Bodies of received forms. */
  forms: string[]
  /** Its behaviour from now on. */
  behaviour: 'well' | 'slow' | 'failing' | 'page' | 'nonsense' | 'half' | 'twice' | 'empty' | 'bare'
  /** Slug of its only category. */
  category: string
  close(): Promise<void>
}

const category = { name: 'News', description: 'What is new', image: '/news.jpg', alt: 'A paper', lang: 'en_US' }
const hidden = '&gt; me@evil.test &lt;meta http-equiv=refresh content=0;url=https://evil.test&gt; &lt;b onerror=steal()&gt;'
const content = `<h2>One <a href="/one" title="${hidden}">link</a></h2><h2>Two</h2><p onclick="steal()">Text <script>steal()</script><a href="javascript:steal()">link</a> <img src="/a.png" alt="${hidden}"></p>`
const items = ['first-post', 'second-post'].map((slug, index) => ({
  slug,
  name: `About ${slug}`,
  description: 'd',
  // WordPress requires no picture.
  image: index === 0 ? '//pictures.test/post.jpg' : '',
  alt: 'a',
  content,
  ...(index === 0 && { lang: 'en_US' }),
  views: 7,
}))

export async function startBackend(): Promise<SampleBackend> {
  const forms: string[] = []
  const server = createServer((request, response) => {
    if (backend.behaviour === 'slow') return
    if (backend.behaviour === 'failing') return void response.writeHead(502).end('Bad gateway')
    if (backend.behaviour === 'page') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome</title>')
    if (backend.behaviour === 'nonsense') return json(response, 200, [{ slug: 7, title: null }])
    if (backend.behaviour === 'half') return void response.writeHead(200, { 'Content-Length': 100 }).write('[{"slug":', () => response.destroy())
    answer(request, response)
  })
  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend.test')
    const slug = searchParams.get('slug')
    const item = items.find((each) => each.slug === slug)
    if (pathname === '/api/contact.php' && request.method === 'POST') return receive(request, response)
    if (pathname === '/api/blogs-category.php') return json(response, 200, backend.behaviour === 'empty' ? [] : [{ ...category, slug: backend.category }])
    if (pathname === '/api/blog-category-items.php' && slug === backend.category)
      return json(response, 200, backend.behaviour === 'twice' ? [...items, ...items] : backend.behaviour === 'bare' ? [] : items)
    if (pathname === '/api/blog.php' && item) {
      const meta = { keywords: 'k', 'og:title': item.name, 'og:description': 'd', 'og:type': 'article', robots: 'noindex' }
      return json(response, 200, { title: item.name, image: item.image, content, meta })
    }
    json(response, 404, null)
  }
  function receive(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      forms.push(body)
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('sent')
    })
  }
  const backend: SampleBackend = {
    address: `http://127.0.0.1:${await listenOnFreePort(server)}/api`,
    forms,
    behaviour: 'well',
    category: 'news',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return backend
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Language': 'en_US' }).end(JSON.stringify(body))
}
