import { Lexer, type Token } from 'marked'
import { lexMarkdown, limitSigns } from '#core/markdown/lex-markdown.ts'

/** Returns the tokens of a text in GitHub Flavored Markdown; null if it is too complex to read. */
export function lex(text: string): readonly Token[] | null {
  return lexMarkdown(new Lexer({ gfm: true }), text)
}

/** Returns the tokens of one line's inline syntax. */
export function lexLine(text: string): readonly Token[] {
  return limitSigns(new Lexer({ gfm: true })).inlineTokens(text)
}
