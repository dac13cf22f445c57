/** Where a build keeps what, from the project’s root. `rm -r dist` makes the next one cold; drawn pictures apart. */
export const folders = {
  /** What is published. */
  site: 'dist/client',
  /** Rules for servers, beside the site. */
  hosting: 'dist/hosting',
  /** Scripts, drawings and the program that renders pages. */
  bundle: 'dist/work/bundle',
  icons: 'dist/work/icons',
  /** What this build has made anew, until all of it is ready to be published. */
  next: 'dist/work/next',
  /** What the published site was made of. */
  state: 'dist/work/state.json',
  work: 'dist/work',
} as const
