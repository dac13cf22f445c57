import type { MenuPath } from '../../collections/menuSchema'
import type { Translate } from '../../i18n/translator'

/**
 * What a page is called in a menu.
 *
 * @param isInGroup whether it stands below a name that says a part of it already, as in “Our work: all”.
 */
export function menuLabel(path: MenuPath, t: Translate, isInGroup = false): string {
  const labels: Record<MenuPath, string> = {
    '/company-overview': t('layout.navigation.aboutUs'),
    '/about': t('about.title'),
    '/leadership': t('layout.navigation.leadership'),
    '/testimonial': t('layout.navigation.testimonials'),
    '/patent': t('layout.navigation.patents'),
    '/services': t('layout.navigation.services'),
    '/work': isInGroup ? t('work.all') : t('layout.navigation.work'),
    '/products': isInGroup ? t('products.tabs.all') : t('layout.navigation.products'),
    '/product-details': t('layout.navigation.analytics'),
    '/iElection-details': t('layout.navigation.election'),
    '/contact-us': t('layout.navigation.contact'),
    '/career': t('layout.navigation.careers'),
    '/blog': t('layout.footer.blog'),
    '/o': t('serviceText.title'),
    '/privacy': t('layout.footer.privacy'),
    '/imprint': t('layout.footer.imprint'),
  }
  return labels[path]
}
