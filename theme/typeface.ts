/** All settings of the typeface. To change it, install another Fontsource package and edit these lines. */
export const typeface = {
  name: 'Instrument Sans',
  /** For pages: a variable font, reduced to weights 400 to 600. */
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  /** For link previews. */
  sheet: '@fontsource/instrument-sans/600.css',
  /**
   * Metrics of the fallback font, so that nothing shifts when the typeface arrives: widths measured over the English and German
   * case studies; ascent 0.97 and descent 0.25 of the size, both divided by the scale.
   */
  fallback: {
    regular: 'size-adjust: 101.8%; ascent-override: 95.3%; descent-override: 24.6%',
    semibold: 'size-adjust: 97.2%; ascent-override: 99.8%; descent-override: 25.7%',
  },
} as const
