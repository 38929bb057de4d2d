import { Lexer, type Token } from 'marked'
import { isTooComplex, limitSigns } from '#core/markdown/lex-markdown.ts'

/** Returns the tokens of a text in GitHub Flavored Markdown; null if it is too complex to read. */
export function lex(text: string): readonly Token[] | null {
  return isTooComplex(text) ? null : limitSigns(new Lexer({ gfm: true })).lex(text)
}

/** Returns the tokens of one line's inline syntax. */
export function lexLine(text: string): readonly Token[] {
  return limitSigns(new Lexer({ gfm: true })).inlineTokens(text)
}
