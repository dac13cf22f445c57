/** The picture of a blog entry, by its address in the backend; the blog’s default drawing for other addresses. */
export function pictureName(image: string): string {
  return /^\/(?:art\/(?=[\w-]+\.svg$)|photo\/(?=[\w.-]+\.webp$))(.+)\.\w+$/.exec(image)?.[1] ?? 'blog-engineering'
}
