import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { I18nextProvider } from 'react-i18next'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { knownPictures } from '../components/blog/knownPictures'
import { findPicture } from '../components/findPicture'
import { Layout } from '../components/layout/Layout'
import { PageStyles } from '../components/PageStyles'
import { getContent } from '../content/content'
import { type BlogListing, type SitePage, sitePage } from '../content/sitePages'
import type { Locale } from '../i18n/languages'
import { direction, translator } from '../i18n/translator'
import { getHead } from '../seo/head'
import { siteOrigin } from '../seo/siteOrigin'
import { getStructuredData, toScriptText } from '../seo/structuredData'
import { backendAddress } from '../server/backendAddress'
import { GlobalStyle } from '../theme/GlobalStyle'
import { inlineScripts } from './inlineScripts'
import type { PageData } from './pageContext'
import { getPolicy } from './policy'
import { speculationRules } from './speculation'

export interface DocumentInput {
  Page: ComponentType<PageData>
  data: PageData
  locale: Locale
  /** Logical path, without language prefix. */
  path: string
  /** The page of unknown addresses. */
  is404: boolean
  /** The blog that the site shows. */
  blog: BlogListing
}

/** A page as the complete text of its HTML file. */
export function renderDocument({ Page, data, locale, path, is404, blog }: DocumentInput): string {
  const sheet = new ServerStyleSheet()
  const html = renderToStaticMarkup(
    <PageStyles value={sheet.instance}>
      <StyleSheetManager sheet={sheet.instance}>
        <I18nextProvider i18n={translator(locale)}>
          <HelmetProvider>
            <html lang={locale} dir={direction(locale)}>
              <head />
              <body>
                <HeadTags data={data} locale={locale} path={path} blog={blog} />
                <GlobalStyle />
                <Layout path={path}>{createElement(Page, data)}</Layout>
              </body>
            </html>
          </HelmetProvider>
        </I18nextProvider>
      </StyleSheetManager>
    </PageStyles>,
  )
  const style = pageStyle(sheet)
  const script = inlineScripts(path, locale, is404, blog)
  sheet.seal()
  return `<!doctype html>${html
    .replace(
      '<head>',
      `<head><meta charset="utf-8">${policyTag(script, style, data.frames)}<meta name="viewport" content="width=device-width, initial-scale=1">`,
    )
    .replace('</head>', () => `<style>${style}</style><script>${script}</script></head>`)
    .replace('</body>', () => `${structuredData(data, locale, sitePage(path, blog))}<script type="speculationrules">${speculationRules}</script></body>`)}`
}

function HeadTags({ data, locale, path, blog }: Pick<DocumentInput, 'data' | 'locale' | 'path' | 'blog'>) {
  const { title, canonical, alternates, feed, meta } = getHead({
    meta: data.meta,
    page: sitePage(path, blog),
    locale,
    origin: siteOrigin(),
    company: getContent().company.name,
  })
  return (
    <Helmet>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property + tag.content} {...tag} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {/* Another backend’s posts have no dates, so there is no feed of them. */}
      {feed && backendAddress().startsWith('/') && <link rel="alternate" type="application/atom+xml" {...feed} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#ffffff" />
    </Helmet>
  )
}

/** A block of data: it does not run, so the policy has no hash of it. Last in the document, as nobody waits for it. */
function structuredData({ subject }: PageData, locale: Locale, page: SitePage): string {
  if (!subject) throw new Error(`${page.path}: its +data returns no 'subject'. Say what the page is about (seo/structuredData/subject.ts).`)
  const origin = siteOrigin()
  // A post’s picture is named by the address that the backend gives.
  const imageAddress = (image: string) => {
    const src = image.includes('/') ? (knownPictures([{ image }])[image]?.src ?? image) : findPicture(image).src
    return new URL(src, origin).href
  }
  const graph = getStructuredData({ subject, page, locale, origin, company: getContent().company, imageAddress })
  return graph ? `<script type="application/ld+json">${toScriptText(graph)}</script>` : ''
}

/** The page's rules as plain CSS: without the marks by which styled-components would find them again in the browser. */
function pageStyle(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
    .trim()
}

/** Only in builds: the preview's own client needs inline scripts and styles. */
function policyTag(script: string, style: string, frames: string[] | undefined): string {
  if (import.meta.env.DEV) return ''
  const { tracking } = getContent().site
  const backend = backendAddress()
  const policy = getPolicy({
    scripts: [script, speculationRules],
    styles: [style],
    frames,
    backend: backend.startsWith('/') ? undefined : backend,
    tracking: tracking.enabled ? tracking : undefined,
  })
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
