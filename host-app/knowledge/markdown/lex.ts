import { Lexer, type Token } from 'marked'
import { lexMarkdown } from '#core/text/lex-markdown.ts'

/** Returns the tokens of a text in GitHub Flavored Markdown; null if it is too complex to read. */
export function lex(text: string): readonly Token[] | null {
  return lexMarkdown(new Lexer({ gfm: true }), text)
}
