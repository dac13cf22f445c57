/** Code in Markdown: blocks between fences, also in lists and quotations, and code in a line. */
export const markdownCode = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}(?![^\n]*`)|~{3,}).*?^[ \t>]*\1|`[^`\n]*`/gms
