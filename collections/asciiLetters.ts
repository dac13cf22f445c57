const spellings: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe', å: 'aa' }

/** A text for an address: `über` as `ueber`, `café` as `cafe`. Letters of other scripts stay. */
export function asciiLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøœå]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
}
