import { defaultLocale, locales } from '../../i18n/languages'
import type { HostingRules } from './hosting'

/**
 * The part of a `server` block for the site’s files, to be included beside `root`: clean addresses, precompressed files, and the proxy
 * of `/backend` to our server. Machine-specific settings belong in `/etc/nginx/site.d`.
 */
export function nginx({ headers, missing, redirects }: HostingRules): string {
  const [everywhere, ...special] = headers
  const others = locales.filter((locale) => locale !== defaultLocale)
  const lines = (values: Record<string, string> = {}) => Object.entries(values).map(([name, value]) => `add_header ${name} "${value}" always;`)
  // In nginx, a location with an `add_header` inherits no headers, so it has to repeat them.
  // Without these headers for a missing file: browsers would cache its 404 for a year.
  const own404 = `error_page 403 404 =404 ${missing.at(-1)?.page};`
  // A location with `^~` is not searched for the pattern of compressed copies below.
  const noCopies = 'location ~ \\.(br|gz)$ { return 404; }'
  const locations = special.map(({ path, values }) =>
    block(`location ^~ ${path.replace('*', '')}`, [...lines({ ...everywhere?.values, ...values }), own404, noCopies]),
  )
  const pages = missing.map(({ path, page }) => {
    const prefix = path.replace('*', '')
    return block(`location ${prefix}`, ['try_files $uri.html $uri =404;', `error_page 404 ${page};`])
  })
  return `${[
    '# Written by `npm run build`. Use it as: server { root /srv/site/current/dist/client; include /srv/site/current/dist/hosting/nginx.conf; }',
    // Browsers decrypt complete TLS records only, and nginx’s default of 16 kB takes 80 ms on a slow connection.
    'ssl_buffer_size 4k;',
    'gzip_static on;',
    'gzip_vary on;',
    // Behind a proxy that terminates TLS, or in a container, visitors know another scheme or port than nginx.
    'absolute_redirect off;',
    'set $site_server 127.0.0.1:3000;',
    '# Settings of this machine, kept across deployments: “brotli_static on;”, or another “set $site_server …;”.',
    'include /etc/nginx/site.d/*.conf;',
    'charset utf-8;',
    'types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; image/x-icon ico; image/webp webp; image/avif avif; image/jpeg jpg jpeg; image/gif gif;',
    '  font/woff2 woff2; video/webm webm; video/mp4 mp4; application/xml xml; application/json json; application/manifest+json webmanifest; application/pdf pdf; application/zip zip;',
    '  text/plain txt; text/csv csv; text/vtt vtt; }',
    ...lines({ ...everywhere?.values, 'Cache-Control': 'no-cache' }),
    '# One address per page: two slashes in a row, or a letter that is escaped without need, lead to the plain address.',
    block(`if ($request_uri ~* "${unclean}")`, ['rewrite ^([^?]+?)/?$ $1 permanent;']),
    block('location = /', ['try_files /index.html =404;']),
    block('location ~ ^/index(\\.html|/)*$', ['return 301 /$is_args$args;']),
    ...others.map((locale) => block(`location = /${locale}`, [`try_files /${locale}.html =404;`])),
    ...redirects.flatMap(({ from, to }) => ['', '/', '.html'].map((end) => block(`location = ${from}${end}`, [`return 301 ${to}$is_args$args;`]))),
    '# Of other hosts; compressed copies, which are sent in the place of their files; and hidden files, such as a .DS_Store that was in public/.',
    block('location ~ ^/(_headers|_redirects|vercel\\.json)$', ['return 404;', own404]),
    ...missing.map(({ path, page }) =>
      block(`location ~ ^${path.replace('*', '')}(.*\\.(br|gz)$|(.*/)?\\.(?!well-known/))`, ['return 404;', `error_page 404 ${page};`]),
    ),
    // Several endings in one step, but a limited number, as the time of an unlimited one would grow with the square of the length.
    block(`location ~ "${fileName}"`, [`rewrite "${fileName}" $1 permanent;`]),
    '# Who sends the form without script and gets an error of nginx itself, such as its 502, sees the page for that in the language of the form.',
    'set $language "";',
    block(`if ($http_referer ~ "^https?://[^/]+(${others.map((locale) => `/${locale}`).join('|')})/")`, ['set $language $1;']),
    block('location ^~ /backend/', [...toServer, 'error_page 413 429 502 503 504 $language/contact-us/failed;']),
    block('location = /healthz', toServer),
    // Served as an error page only, not at its own address.
    ...missing.flatMap(({ page }) => [page, page.replace('.html', '')].map((path) => block(`location = ${path}`, ['internal;', `error_page 404 ${page};`]))),
    ...locations,
    ...pages,
  ].join('\n')}\n`
}

/**
 * Passes a request id that links both logs. With several servers, a failed request is passed to the next one, forms included, because
 * a repeated message is stored only once.
 */
const toServer = [
  '# The server sends its own headers: with one of these, nginx adds none of the above, and an empty one is not sent.',
  'add_header Cache-Control "";',
  'proxy_pass http://$site_server;',
  'proxy_next_upstream error timeout non_idempotent;',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Request-Id $request_id;',
]

/**
 * A complete nginx site: one canonical host name, TLS, HTTP/2. The paths are those of docs/deploy.md.
 *
 * @param origin of the published site.
 */
export function nginxSite(origin: string): string {
  const { hostname } = new URL(origin)
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`
  const moved = `return 301 https://${hostname}$request_uri;`
  const tls = [
    'ssl_certificate /etc/ssl/site/fullchain.pem;',
    'ssl_certificate_key /etc/ssl/site/privkey.pem;',
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:10m;',
    'ssl_session_tickets off;',
  ]
  const listen = ['listen 443 ssl http2;', 'listen [::]:443 ssl http2;']
  return `${[
    '# Written by `npm run build`. From nginx 1.25.1 on, “http2 on;” is the newer way to say “ssl http2”.',
    block('server', [
      'listen 80;',
      'listen [::]:80;',
      `server_name ${hostname} ${other};`,
      '# For the certificate authority, such as Let’s Encrypt.',
      'location ^~ /.well-known/acme-challenge/ { root /var/www/acme; }',
      `location / { ${moved} }`,
    ]),
    block('server', [...listen, `server_name ${other};`, ...tls, 'add_header Strict-Transport-Security "max-age=31536000" always;', moved]),
    block('server', [
      ...listen,
      `server_name ${hostname};`,
      ...tls,
      'root /srv/site/current/dist/client;',
      'include /srv/site/current/dist/hosting/nginx.conf;',
    ]),
  ].join('\n')}\n`
}

/**
 * Of a path as it was sent. Not with the characters that `fileName` excludes: redirected to the 404 page, such an address would match again.
 */
const unclean = '^(?![^?]*(\\x5c|%5c|%3f))[^?]*(//|%(2[d-f]|3\\d|[46][1-9a-f]|5[\\daf]|7[\\dae]))'

/**
 * `rewrite` escapes the header value and keeps the query; `return` would pass a line break. Excluded are two characters that
 * it does not escape and no path contains: a question mark, and a backslash (`\x5c`), which browsers read as a slash.
 */
const fileName = '^([^?\\x5c]+?)((/index)?\\.html|/){1,9}$'

function block(head: string, lines: string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
}
