/**
 * Where a build keeps what, from the project’s root. What stands in `.cache` is right for whatever it is named after, in any
 * checkout, so a host may keep it between builds; `dist` says what has been published from here.
 */
export const folders = {
  /** What is published. */
  site: 'dist/client',
  /** Rules for servers, beside the site. */
  hosting: 'dist/hosting',
  icons: 'dist/work/icons',
  /** What this build has made anew, until all of it is ready to be published. */
  next: 'dist/work/next',
  /** What the published site was made of. */
  state: 'dist/work/state.json',
  /** What the last build that made pages has replaced or removed, and what it has done with them. */
  previous: 'dist/work/previous',
  changes: 'dist/work/changes.json',
  /** Scripts, drawings and the program that renders pages. */
  bundle: '.cache/bundle',
  markdown: '.cache/markdown',
} as const
