/** Letters of other scripts that look like Latin ones, as a keyboard of another language types them, and the Latin ones in the same order. */
const others = 'авеһіјкӏмнорԛѕтухԁАВЕНІЈКМОРЅТУХοανιΑΒΕΗΙΚΜΝΟΡΤΥΧΖ'
const latin = 'abehijklmhopqstyxdABEHIJKMOPSTYXoaviABEHIKMNOPTYXZ'
const pairs = new Map([...others].map((letter, index) => [letter, latin[index] ?? letter]))

/** A name with the Latin letters that it seems to have; full-width letters and digits become plain ones. */
export function withoutLookAlikes(name: string): string {
  return name.replace(/\P{ASCII}/gu, (letter) => pairs.get(letter) ?? letter.normalize('NFKC'))
}
