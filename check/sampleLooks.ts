import { findNodeAtLocation, getNodePath, type Node } from 'jsonc-parser'
import { type JsonFile, problemAt, textsIn } from './jsonFile'
import type { Site } from './readSite'
import { listed, type Sample } from './samples'

/** Reserved example names (RFC 2606), numbers of zeros only, and words such as “sample”. */
const looks = /\bexample\.(com|net|org)\b|\.(example|test|invalid)\b|0{3}[\s-]?0{3}|\/example$|^sample\b|\blorem ipsum\b/i
/** Blanks for facts of the company are in square brackets. */
const blanks = /\[[^\]]+\]|［[^］]+］/

/** Values that look like samples, but are not (or no longer) on a list. */
export function findSampleLooks({ content, words }: Site): Sample[] {
  const values = ['company', 'site'].flatMap((name) => {
    const file = content.get(name)
    return file?.tree ? sampleValues(file, file.tree) : []
  })
  const confirmed = !listed(content.get('site'), 'unconfirmedTexts').some(({ value }) => value === 'legal')
  const texts = confirmed ? [...words.values()].flatMap((files) => blankTexts(files.get('legal'))) : []
  return [...values, ...texts]
}

function sampleValues(file: JsonFile, tree: Node): Sample[] {
  const known = listed(file, 'placeholders').map(({ value }) => String(value))
  const isMeasured = findNodeAtLocation(tree, ['tracking', 'enabled'])?.value !== false
  return textsIn(tree).flatMap((node) => {
    const [first = '', ...inner] = getNodePath(node).map(String)
    const key = [first, ...inner].join('.')
    const isAsked = first !== 'placeholders' && first !== 'unconfirmedTexts' && (first !== 'tracking' || isMeasured)
    // A list, such as the address, is listed by its key.
    if (!isAsked || !looks.test(String(node.value)) || known.includes(key) || known.includes(first)) return []
    const found = `“${node.value}” looks like a sample value`
    return [{ name: key, ...problemAt(file, node, { found, remedy: 'Write the real value.' }) }]
  })
}

function blankTexts(file: JsonFile | undefined): Sample[] {
  if (!file?.tree) return []
  return textsIn(file.tree).flatMap((node) => {
    const [blank] = blanks.exec(String(node.value)) ?? []
    if (blank === undefined) return []
    const remedy = 'Write what is so, without the brackets, in each language.'
    return [{ name: getNodePath(node).join('.'), ...problemAt(file, node, { found: `${blank} is still to be filled in`, remedy }) }]
  })
}
