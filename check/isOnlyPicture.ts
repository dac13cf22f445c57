/** In English, German and Japanese; other languages need words of their own (docs/editing/add-a-language.md). */
const pictures =
  /^(?:image|picture|photo|photograph|screenshot|drawing|graphic|illustration|bild|foto|grafik|zeichnung|画像|写真|図|イラスト|スクリーンショット)s?$/i

/** Whether a picture’s text says that there is a picture, and nothing of what it shows. */
export function isOnlyPicture(text: string): boolean {
  return pictures.test(text)
}
