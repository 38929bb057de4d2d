import type { EmbedContext } from '#contract/embed.ts'

/** The attributes that a page's settings name; null takes one away. The settings may be anything. */
export function readSettings({ attributes }: EmbedContext, settings: unknown): Record<string, string | null> {
  const given = (settings ?? {}) as Record<string, unknown>
  const texts: Record<string, string | null> = {}
  for (const name of attributes) {
    const value = given[name]
    if (value === null || value === false) texts[name] = null
    else if (value !== undefined) texts[name] = value === true ? '' : String(value)
  }
  return texts
}
