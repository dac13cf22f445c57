import { pictureAt } from '../../collections/photographName'

/** The picture of a blog entry, by its address in the backend; the blog’s default drawing for other addresses. */
export function pictureName(image: string): string {
  return pictureAt(image) ?? 'blog-engineering'
}
