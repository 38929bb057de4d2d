import { Lexer, type Token } from 'marked'

/** Signs that begin something within a line. No paragraph that is meant to be read holds as many. */
const SIGNS = /[*_~`[\]<!]/g
const MAX_SIGNS = 400
const MAX_QUOTES = /^(?:[ \t]*>){20}/m

/**
 * The tokens of a text in GitHub's Markdown. Null for a text that nests its quotations too deep. The lexer's time grows
 * with the square of the signs in a paragraph, so one with very many stays plain text.
 */
export function lex(text: string): readonly Token[] | null {
  if (MAX_QUOTES.test(text)) return null
  const lexer = new Lexer({ gfm: true })
  const lexLine = lexer.inlineTokens.bind(lexer)
  lexer.inlineTokens = (source, tokens = []) => {
    if ((source.match(SIGNS)?.length ?? 0) <= MAX_SIGNS) return lexLine(source, tokens)
    tokens.push({ type: 'text', raw: source, text: source, escaped: false })
    return tokens
  }
  return lexer.lex(text)
}
