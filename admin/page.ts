import type { Backend } from './backend'

interface EditorPage {
  /** Addresses of the script that starts the editor, and of its configuration. */
  script: string
  config: string
  backend: Backend
}

/** The page of the editor, empty until its script has loaded the configuration and shows the sign-in. */
export function editorPage({ script, config, backend }: EditorPage): string {
  return `<!doctype html>
<html lang="en" data-config="${config}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy(backend)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript. Every text can be changed without it, in the files of the repository.</noscript>
  </body>
</html>
`
}

/**
 * Less strict than the site’s policy: the editor writes its own styles, shows pictures from memory, and connects to the
 * repository’s host. Scripts are still limited to ours.
 */
function policy({ name, base_url }: Backend): string {
  const { api, pictures } = hosts[name](base_url)
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' blob: data: ${pictures}`,
    "media-src 'self' blob:",
    `connect-src 'self' blob: data: ${api}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** The host’s API, and the host of profile pictures. */
const hosts: Record<Backend['name'], (base: string | undefined) => { api: string; pictures: string }> = {
  github: () => ({ api: 'https://api.github.com https://www.githubstatus.com', pictures: 'https://avatars.githubusercontent.com' }),
  gitlab: (base = 'https://gitlab.com') => ({ api: base, pictures: `${base} https://secure.gravatar.com` }),
  gitea: (base = 'https://gitea.com') => ({ api: base, pictures: base }),
}
