import { refreshTarget } from './refreshTarget'
import { readText, type Site } from './site'

/** A build’s redirects for hosts: from and to, by the file that contains them. */
export function redirectsOf(site: Pick<Site, 'files'>): Record<string, Map<string, string>> {
  const lines = readText(site, '/_redirects')
    .split('\n')
    .map((line) => line.split(' '))
  const withStatus = (wanted: string) => new Map(lines.flatMap(([from = '', to = '', status]) => (status === wanted ? [[from, to] as const] : [])))
  const vercel = JSON.parse(readText(site, '/vercel.json') || '{}') as { redirects?: { source: string; destination: string }[] }
  const pages = [...site.files].flatMap(([file, read]) => {
    const target = file.endsWith('.html') ? refreshTarget(read().toString('utf8')) : undefined
    return target === undefined ? [] : [[file.replace(/\.html$/, ''), target] as const]
  })
  return {
    '/_redirects': withStatus('301'),
    '/_redirects of Netlify, with 301!': withStatus('301!'),
    '/vercel.json': new Map((vercel.redirects ?? []).map(({ source, destination }) => [source, destination])),
    'the pages that refresh': new Map(pages),
  }
}
