/** A passage before, in and after what the answer quotes of it. */
export type QuotedPassage = { readonly before: string; readonly quote: string; readonly after: string }

/** Where the quote stands in a text, word for word; null when it does not. */
export function splitAtQuote(text: string, quote: string): QuotedPassage | null {
  const at = quote === '' ? -1 : text.indexOf(quote)
  if (at < 0) return null
  return { before: text.slice(0, at), quote, after: text.slice(at + quote.length) }
}
