import 'i18next'

/** Types the keys of `t` after the English words: a key that does not exist does not compile. `npm run check` writes this file. */
interface Words {
  about: typeof import('../locales/en/about.json')
  art: typeof import('../locales/en/art.json')
  blog: typeof import('../locales/en/blog.json')
  careers: typeof import('../locales/en/careers.json')
  channelAnalytics: typeof import('../locales/en/channelAnalytics.json')
  company: typeof import('../locales/en/company.json')
  contact: typeof import('../locales/en/contact.json')
  election: typeof import('../locales/en/election.json')
  errors: typeof import('../locales/en/errors.json')
  home: typeof import('../locales/en/home.json')
  layout: typeof import('../locales/en/layout.json')
  leadership: typeof import('../locales/en/leadership.json')
  legal: typeof import('../locales/en/legal.json')
  offerings: typeof import('../locales/en/offerings.json')
  patent: typeof import('../locales/en/patent.json')
  products: typeof import('../locales/en/products.json')
  projects: typeof import('../locales/en/projects.json')
  sectors: typeof import('../locales/en/sectors.json')
  serviceText: typeof import('../locales/en/serviceText.json')
  services: typeof import('../locales/en/services.json')
  techStack: typeof import('../locales/en/techStack.json')
  testimonial: typeof import('../locales/en/testimonial.json')
  work: typeof import('../locales/en/work.json')
}

declare module 'i18next' {
  interface CustomTypeOptions {
    returnObjects: true
    resources: { translation: Words }
  }
}
