import styles from './passage-text.module.css'

type PassageTextProps = {
  readonly text: string
  /** The answer; empty for a passage that it does not cite. */
  readonly answer: string
}

/** A passage's text; what the answer quotes of it is highlighted. */
export function PassageText({ text, answer }: PassageTextProps) {
  const quoted = splitAtQuote(text, answer)
  return (
    <p className={styles['text']} dir="auto">
      {quoted ? (
        <>
          {quoted.before}
          <mark>{quoted.quote}</mark>
          {quoted.after}
        </>
      ) : (
        text
      )}
    </p>
  )
}

/** A passage's text before, in and after the quote. */
type QuotedPassage = { readonly before: string; readonly quote: string; readonly after: string }

/** Splits a text at a verbatim quote; null if the text doesn't contain it. */
export function splitAtQuote(text: string, quote: string): QuotedPassage | null {
  const at = quote === '' ? -1 : text.indexOf(quote)
  if (at < 0) return null
  return { before: text.slice(0, at), quote, after: text.slice(at + quote.length) }
}
