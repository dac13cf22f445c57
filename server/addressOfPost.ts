import { getBlog } from '../blog/blog'
import { address, splitAddress } from '../i18n/address'

/**
 * The address of a post that was asked for below another category, as by a link from before it was moved.
 *
 * @param pathname decoded; of an address without a page.
 * @returns undefined unless it names a category and a post of another one.
 */
export function addressOfPost(pathname: string): string | undefined {
  const { locale, path } = splitAddress(pathname)
  const [, named, slug, ...more] = path.split('/')
  if (slug === undefined || more.length > 0) return undefined
  try {
    const blog = getBlog()
    const own = blog.find(({ posts }) => posts.some((post) => post.slug === slug))
    return own && own.slug !== named && blog.some((category) => category.slug === named) ? address(`/${own.slug}/${slug}`, locale) : undefined
  } catch {
    // The blog is invalid, which its own calls tell.
    return undefined
  }
}
