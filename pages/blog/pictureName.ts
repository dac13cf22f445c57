/** The drawing of a blog entry, by the address that the backend gives; the blog’s own where it is a picture of another kind. */
export function pictureName(image: string): string {
  return /^\/art\/([\w-]+)\.svg$/.exec(image)?.[1] ?? 'blog-engineering'
}
