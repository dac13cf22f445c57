import { eastAsianWidth } from 'get-east-asian-width'

/** The width of a text, in Latin letters: a Japanese character counts as two. (https://www.unicode.org/reports/tr11/) */
export function displayWidth(text: string): number {
  return [...text].reduce((width, character) => width + eastAsianWidth(character.codePointAt(0) ?? 0), 0)
}
