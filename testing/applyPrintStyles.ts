/** Script that applies the print styles to the screen at once: a browser, too, lays out a page for paper before its scripts can react. */
export const applyPrintStyles = `{
  const change = (rules) => {
    for (const rule of rules) {
      if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all'
      else if (rule.media?.mediaText === 'screen') rule.media.mediaText = 'not all'
      if (rule.cssRules) change(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) change(sheet.cssRules)
}`
