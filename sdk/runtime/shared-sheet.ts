const sheets = new Map<string, CSSStyleSheet>()

/** The style sheet of a text, made once, so that every element of a kind adopts the same one. */
export function sharedSheet(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}
