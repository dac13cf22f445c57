import { splitAddress } from '../i18n/address'

/** Parameters that identify the click of one person. */
const click = /^(fbclid|gclid|gbraid|wbraid|msclkid|dclid|igshid|mc_eid)(=|$)/i
/** The mark of what an assistant has written. */
const assistant = /^utm_source=(?:chatgpt\.com|openai|perplexity)$/i
/** Parameters of a newsletter or an advertisement, which only links to our own pages must not have: elsewhere, it may be the company’s. */
const campaign = /^(utm_\w+|mc_cid)(=|$)/i
const ownComputer = /^(?:(?:.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/
/** Private addresses (RFC 1918, RFC 3927), as the preview has one with `--host`. */
const ownNetwork = /^(?:10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/
/** Names that only the network of an office or a home knows. */
const localName = /^[^.:]+$|\.(?:home\.arpa|internal|lan|local)$/

/** The path of an address of this site, or of its preview, as a page links to it: without host, language, slash at its end and tracking. */
export function pathHere(address: string, origin = ''): string | undefined {
  if (!origin || !URL.canParse(address, origin)) return undefined
  const { hostname, pathname, search, hash } = new URL(address, origin)
  const isHere = hostname.replace(/^www\./, '') === hostOf(origin) || ownComputer.test(hostname) || ownNetwork.test(hostname)
  return isHere ? withoutTracking(splitAddress(withoutSlash(pathname)).path + search + hash) : undefined
}

/** Where an address leads that others cannot open: to the preview, or to another program or file of its author. */
export function reachOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, protocol } = new URL(address)
  if (protocol === 'file:' || ownComputer.test(hostname)) return 'to the visitor’s own computer'
  return /^https?:$/.test(protocol) && (ownNetwork.test(hostname) || localName.test(hostname)) ? 'into a network that visitors are not in' : undefined
}

/** Without the slash at its end, where no page is. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

/** Addresses that lead on to the one in a parameter, as mail programs and office programs write them into what is copied. */
const forwarders: Readonly<Record<string, string>> = {
  'google.com/url': 'q',
  'safelinks.protection.outlook.com/': 'url',
  'l.facebook.com/l.php': 'u',
  'slack-redir.net/link': 'url',
}

/** Where an address that counts clicks leads on to. */
export function forwardedTo(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const known = Object.entries(forwarders).find(([end]) => `.${hostname}${pathname}`.endsWith(`.${end}`))
  const target = known && (searchParams.get(known[1]) ?? searchParams.get('url'))
  return target && URL.canParse(target) ? target : undefined
}

/** An address without what analytics has added to it where it was copied. */
export function withoutTracking(address: string): string {
  const isElsewhere = /^([a-z][a-z+.-]*:|\/\/)/i.test(address)
  if (isElsewhere && !/^(https?:)?\/\//i.test(address)) return address
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  if (query === undefined) return address
  const kept = query.split('&').filter((part) => !click.test(part) && !assistant.test(part) && (isElsewhere || !campaign.test(part)))
  return `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`
}

function hostOf(origin: string): string {
  return new URL(origin).hostname.replace(/^www\./, '')
}
