import { defaultLocale, isLocale, type Locale } from './languages'

/**
 * The address of a page in a language. Only this file handles language prefixes.
 *
 * @param path a logical path, starting with `/`, without language prefix; query and hash may follow.
 * @returns the same path under its language prefix, without a trailing slash (except `/`).
 */
export function address(path: string, locale: Locale): string {
  if (!path.startsWith('/')) throw new Error(`address('${path}'): a path must start with '/'.`)
  if (locale === defaultLocale) return path
  return prefix(locale) + path.replace(/^\/(?=$|[?#])/, '')
}

/** The address prefix of a language: `/ja`, or '' for the default language. */
export function prefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`
}

/**
 * The reverse of `address`.
 *
 * @param pathname the path part of an address, as the browser shows it.
 */
export function splitAddress(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/')
  if (isLocale(first) && first !== defaultLocale) return { locale: first, path: `/${rest.join('/')}` }
  return { locale: defaultLocale, path: pathname }
}
