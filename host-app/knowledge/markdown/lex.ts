import { Lexer, type Token } from 'marked'

/** Characters that can start inline syntax. Normal paragraphs never have so many. */
const SIGNS = /[*_~`[\]<!]/g
const MAX_SIGNS = 200
const MAX_QUOTES = /^(?:[ \t]*>){20}/m

/**
 * Returns the tokens of a text in GitHub Flavored Markdown; null if quotes are nested too deep. The lexer
 * takes quadratic time in a paragraph's syntax characters, so a paragraph with very many stays plain text.
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
