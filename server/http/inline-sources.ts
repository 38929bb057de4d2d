import { createHash } from 'node:crypto'

/** What a page says inline, as sources of its policy (CSP Level 3, section 2.3.1). */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] }

/**
 * The sources that let the inline scripts and style sheets of a built page in, and nothing else: those without an
 * attribute, which only the build writes (`scripts/vite/inline-first.ts`).
 */
export function inlineSources(html: string): InlineSources {
  const hashes = (element: RegExp) => [...html.matchAll(element)].map(([, text]) => hashOf(text!))
  return {
    scripts: hashes(/<script>(.*?)<\/script>/gs),
    styles: hashes(/<style>(.*?)<\/style>/gs),
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
