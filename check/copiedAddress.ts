import { splitAddress } from '../i18n/address'

/** Parameters of newsletters and advertisements, which links to our own pages must not have. */
const campaign = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid|igshid|mc_[ce]id)(=|$)/i
/** Parameters that identify the click of one person. Links to other sites may keep the others: the campaign may be the company’s own. */
const click = /^(fbclid|gclid|gbraid|wbraid|msclkid|dclid|igshid|mc_eid)(=|$)/i
const ownComputer = ['localhost', '127.0.0.1']

/** The path of an address of this site, or of its preview, as a page links to it: without host, language, slash at its end and tracking. */
export function pathHere(address: string, origin = ''): string | undefined {
  if (!origin || !URL.canParse(address, origin)) return undefined
  const { hostname, pathname, search, hash } = new URL(address, origin)
  const here = [hostOf(origin), ...ownComputer]
  return here.includes(hostname.replace(/^www\./, '')) ? withoutTracking(splitAddress(withoutSlash(pathname)).path + search + hash) : undefined
}

/** Whether it leads to the computer of whoever opens it: to the preview, or to another program. */
export function isOnOwnComputer(address: string): boolean {
  return URL.canParse(address) && ownComputer.includes(new URL(address).hostname)
}

/** Without the slash at its end, where no page is. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

/** An address without what analytics has added to it where it was copied. */
export function withoutTracking(address: string): string {
  const isElsewhere = /^([a-z][a-z+.-]*:|\/\/)/i.test(address)
  if (isElsewhere && !/^(https?:)?\/\//i.test(address)) return address
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  if (query === undefined) return address
  const kept = query.split('&').filter((part) => !(isElsewhere ? click : campaign).test(part))
  return `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`
}

function hostOf(origin: string): string {
  return new URL(origin).hostname.replace(/^www\./, '')
}
