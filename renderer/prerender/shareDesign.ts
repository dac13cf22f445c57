import { dirname } from 'node:path'
import { typeface } from '../../theme/typeface'

/** The files that decide how a share image looks, apart from its title, picture and language: our code, and the versions of its packages. */
export const shareDesign: readonly string[] = [
  ...['drawShareImage', 'encodePng', 'readWoff', 'shareTitle', 'shareColours', 'shareFonts', 'shareText'].map((name) => `renderer/prerender/${name}.ts`),
  ...['lineBreaks/markPhrases', 'unicodeRange'].map((name) => `renderer/${name}.ts`),
  'seo/shareImage.ts',
  'collections/memoize.ts',
  'i18n/languages.ts',
  ...['logo', 'relief'].map((name) => `art/${name}.ts`),
  ...['accent', 'colours', 'typeface'].map((name) => `theme/${name}.ts`),
  ...['budoux', 'harfbuzzjs', 'sharp', dirname(typeface.sheet), '@fontsource/noto-sans-jp'].map((name) => `node_modules/${name}/package.json`),
]
