/** The picture of a blog entry, by the address that the backend gives; the blog’s own drawing where it is one of elsewhere. */
export function pictureName(image: string): string {
  return /^\/(?:art\/(?=[\w-]+\.svg$)|photo\/(?=[\w.-]+\.webp$))(.+)\.\w+$/.exec(image)?.[1] ?? 'blog-engineering'
}
