import { DOMParser, type Document, onErrorStopParsing } from '@xmldom/xmldom'
import { readText, type Site } from './site'

/** An XML file of the build, or its error. */
export function parseXml(site: Pick<Site, 'files'>, file: string): { document?: Document; error?: string } {
  if (!site.files.has(file)) return { error: 'no such file' }
  try {
    return { document: new DOMParser({ onError: onErrorStopParsing }).parseFromString(readText(site, file), 'application/xml') }
  } catch (error) {
    return { error: `not well-formed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}` }
  }
}
