/** In English, German and Japanese, a line each; of Lighthouse’s and our own list. Other languages need a line of their own (docs/editing/add-a-language.md). */
const texts = new Set(
  [
    'click here, here, right here, this, this page, link, go, more, see more, read more, learn more, find out more, more info, more information, continue reading, details',
    'hier, hier klicken, klicken sie hier, mehr, mehr lesen, mehr erfahren, mehr infos, mehr informationen, weitere informationen, weiterlesen, link',
    'こちら, ここ, こちらをクリック, ここをクリック, こちらから, 詳しく, 詳しくはこちら, 詳細, 詳細はこちら, 続きを読む, 続き, もっと見る, もっと読む, リンク',
  ].flatMap((list) => list.split(', ')),
)

/** Whether a link’s text, read without what is around it, does not say where the link leads. */
export function saysNothing(text: string): boolean {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}ー\s]/gu, '')
  return texts.has(words.trim())
}
