import type { ServerResponse } from 'node:http'

/**
 * Replaces the error page of Vike, for a page whose code fails, by one that reloads when a file is saved, and shows what the check
 * finds, which may be the reason: Vike’s has no script, and is the 404 page if that can be rendered.
 *
 * @param onFailure called when it is sent.
 */
export function replaceFailedPage(response: ServerResponse, onFailure: () => void): void {
  const write = response.write.bind(response) as (...body: unknown[]) => boolean
  const end = response.end.bind(response) as (...body: unknown[]) => ServerResponse
  response.write = (...body: unknown[]) => response.statusCode === 500 || write(...body)
  response.end = (...body: unknown[]) => {
    if (response.statusCode !== 500) return end(...body)
    onFailure()
    if (!response.headersSent) response.setHeader('Content-Type', 'text/html; charset=utf-8').removeHeader('Content-Length')
    return end(failedPage)
  }
}

const failedPage =
  '<!doctype html><html lang="en" data-failed><meta charset="utf-8"><title>This page cannot be rendered</title><script type="module" src="/renderer/preview/showEdits.ts"></script>' +
  '<body><h1>This page cannot be rendered</h1><p>The terminal of <code>npm run dev</code> says why. It reloads when a file is saved.'
