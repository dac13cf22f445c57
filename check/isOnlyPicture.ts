/** In English, German and Japanese; other languages need words of their own (docs/editing/add-a-language.md). */
const pictures =
  /^(?:image|picture|photo|photograph|screenshot|drawing|graphic|illustration|bild|foto|grafik|zeichnung|画像|写真|図|イラスト|スクリーンショット)s?$/i

/** Whether a picture’s text says that there is a picture, and nothing of what it shows. */
export function isOnlyPicture(text: string): boolean {
  return pictures.test(text)
}

/**
 * Not the kind of picture, such as a photo or a drawing, which may be worth a word. In Japanese only as a sentence: what ends with 画像 may show a screen
 * with a picture on it.
 */
const announcements =
  /^(?:(?:an?|the|this) )?(?:image|picture|graphic) (?:of|showing|shows)\b|^(?:(?:ein|das|dieses) )?bild (?:von|vom|der|des|einer?|eines|zeigt)\b|の画像です。?$|^画像[：:]/i

/** Whether a picture’s text says first that there is a picture, as screen readers do by themselves. */
export function announcesPicture(text: string): boolean {
  return announcements.test(text)
}
