/**
 * Why `npm run dev` cannot work in this folder, as its path has a character in it that Vite takes for the beginning of a
 * query, or Vike for an escape (both end with a stack); undefined if it can.
 */
export function pathProblem(folder: string): string | undefined {
  return /[#?%]/.test(folder) ? `The preview cannot run in ${folder}. Move the project to a path without #, ? and %.` : undefined
}
