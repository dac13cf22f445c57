/**
 * The folders and files of a build, relative to the project’s root. Entries in `.cache` are keyed by content: they are valid in any
 * checkout, and a host may keep them between builds. `dist` belongs to this checkout.
 */
export const folders = {
  /** The published site. */
  site: 'dist/client',
  /** Configuration of web servers. */
  hosting: 'dist/hosting',
  /** The programs that run the site. */
  server: 'dist/server',
  icons: 'dist/work/icons',
  /** Script, fonts and texts of the browser editor. */
  editor: '.cache/editor',
  /** The editor’s page and configuration of this build. */
  editorPage: 'dist/work/editor',
  /** New files until they are published, in a folder of each build. */
  next: 'dist/work/next',
  /** The fingerprints of the published site. */
  state: 'dist/work/state.json',
  /** The pages replaced or removed by the last build with changes, and the list of these changes. */
  previous: 'dist/work/previous',
  changes: 'dist/work/changes.json',
  /** Scripts, drawings and the programs that prerender, build and run the site. */
  bundle: '.cache/bundle',
  markdown: '.cache/markdown',
} as const
