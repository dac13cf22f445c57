/**
 * Where a build keeps what, from the project’s root. Entries in `.cache` are keyed by content, so they are valid in any checkout
 * and a host may keep them between builds; `dist` says what has been published from here.
 */
export const folders = {
  /** What is published. */
  site: 'dist/client',
  /** Rules for servers, beside the site. */
  hosting: 'dist/hosting',
  /** The programs that run it. */
  server: 'dist/server',
  icons: 'dist/work/icons',
  /** Script, fonts and words of the editor in the browser. */
  editor: '.cache/editor',
  /** Its page and its configuration, which are of this build. */
  editorPage: 'dist/work/editor',
  /** What this build has made anew, until all of it is ready to be published. */
  next: 'dist/work/next',
  /** What the published site was made of. */
  state: 'dist/work/state.json',
  /** What the last build that made pages has replaced or removed, and what it has done with them. */
  previous: 'dist/work/previous',
  changes: 'dist/work/changes.json',
  /** Scripts, drawings, the program that renders pages, the one that builds, and those that run the site. */
  bundle: '.cache/bundle',
  markdown: '.cache/markdown',
} as const
