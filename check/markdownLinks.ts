import MarkdownIt from 'markdown-it'
import type { Fault } from '../collections/problem'
import { fileNameAsWords } from './fileNameAsWords'
import { spacedAddress } from './typedMarks'

const { normalizeReference } = new MarkdownIt().utils

/**
 * Links and pictures of running text without words, description or address.
 *
 * @param text without its code.
 * @param labels of the link references of the whole text.
 */
export function linkMistakes(text: string, labels: ReadonlySet<string>): (Fault & { offset: number })[] {
  const isDefined = (label: string) => labels.has(normalizeReference(label))
  const spaced = [...text.matchAll(spacedLink)].map(({ 1: label = '', index }) => ({
    offset: index + label.length + 2,
    fault: isDefined(label) ? undefined : spaceBetweenBrackets,
  }))
  const links = [...text.matchAll(link)].flatMap(({ 1: words = '', 2: target, 3: label = words, index: offset }) => [
    { offset, fault: target === undefined ? undefined : spacedAddress(target) },
    { offset, fault: linkMistake(words, target, label, isDefined(label)) },
  ])
  const pictures = [...text.matchAll(picture)].map(({ 1: alt = '', 2: target = '', 3: label, index: offset }) => ({
    offset,
    fault: pictureMistake(alt, target, label, label === undefined || isDefined(label)),
  }))
  const reversed = [...text.matchAll(reversedLink)].map(({ 1: words = '', 2: target = '', index: offset }) => ({
    offset,
    fault: { found: 'a link with its brackets the wrong way round, which is shown as plain text', remedy: `Write [${words}](${target}).` },
  }))
  const bare = [...text.replace(linkSyntax, (syntax) => ' '.repeat(syntax.length)).matchAll(bareAddress)].map(({ 0: address, index: offset }) => ({
    offset,
    fault: { found: 'an address without https://, which is no link', remedy: `Write “https://${address}”, or [words](https://${address}).` },
  }))
  return [...spaced, ...links, ...pictures, ...reversed, ...bare].flatMap(({ offset, fault }) => (fault ? [{ offset, ...fault }] : []))
}

/** Of words; a number in brackets may refer to a source. */
const spacedLink = /(?<![\\\]\w])\[(?=[^\][]*[^\s\d\][])([^\][\\]{2,})\] +\((?=\/|https?:|mailto:|[\w-]+\.(?:jpe?g|png|webp)\))/g

/** Only addresses: (a)[0] may be code or mathematics. */
const reversedLink = /(?<![\w\])])\(([^()\n]+)\)\[((?:\/|https?:|mailto:|www\.)[^\][\s]*)\]/g

/** Links, and addresses that are links. */
const linkSyntax = /\[[^\][]*\]\([^()]*\)|<[^<>\s]+>|https?:\S+/g
const bareAddress = /(?<![\w./@-])www\.[\w-]+(?:\.[\w-]+)+(?:\/[\w./?#&=%~+:@-]*[\w/])?/gi

/** `[words](target)` or `[words][label]`, of words as well. */
const link = /(?<![!\\\]\w])\[(?!\d+\])((?:!\[[^\][]*\]\([^)[]*\)|[^\][])*)\](?:\(([^()]*)\)|\[([^\][]+)?\])/g

function linkMistake(words: string, target: string | undefined, label: string, isDefined: boolean): Fault | undefined {
  if (target === undefined) return isDefined || /^\^|^\s*$/.test(label) || isIndex(words, label) ? undefined : unaddressed('link', label)
  if (target.trim() === '') return { found: 'a link without an address', remedy: `Write it between the brackets: [${words}](/work).` }
  return words.trim() === '' ? { found: 'a link without words', remedy: `Write them between the brackets: [words](${target}).` } : undefined
}

/** `[i][j]`, as of a matrix. */
function isIndex(...parts: string[]): boolean {
  return parts.every((part) => [...part].length <= 2)
}

const spaceBetweenBrackets: Fault = { found: 'a space between the brackets of a link', remedy: 'Remove it: [words](/address).' }

/** `![description](target)` or `![description][label]`. */
const picture = /!\[([^\][]*)\](?:\(([^\s()]*)|\[([^\]]+)\])/g

function pictureMistake(alt: string, target: string, label: string | undefined, isDefined: boolean): Fault | undefined {
  if (label !== undefined && !isDefined) return unaddressed('picture', label)
  const place = label === undefined ? '(…)' : `[${label}]`
  const where = ` between the brackets: ![Two people at a whiteboard]${place}`
  if (alt.trim() === '') return { found: 'a picture without a description for visitors who do not see it', remedy: `Write what it shows${where}.` }
  return fileNameAsWords(alt.trim(), target, where)
}

/** Without the definition of its address, a picture or a link is text. */
function unaddressed(kind: 'picture' | 'link', label: string): Fault {
  return { found: `the ${kind} “${label}” has no address: it is shown as plain text`, remedy: `Write [${label}]: and its address on a line of its own.` }
}
