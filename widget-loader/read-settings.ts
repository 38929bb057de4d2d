import { ATTRIBUTES, ELEMENTS, type Feature } from '#contract/embed.ts'

/** What the script tag says. */
export type Settings = {
  /** The loader's own address; the widgets' paths are relative to it. */
  readonly base: string
  readonly nonce: string
  readonly features: readonly Feature[]
  /** Attributes for the elements. */
  readonly attributes: Readonly<Record<string, string>>
  readonly isOpen: boolean
}

/** Reads the tag's `data-` attributes; query parameters of its address say the same where an attribute is missing. */
export function readSettings(script: HTMLScriptElement | null): Settings {
  const base = script?.src || location.href
  const query = new URL(base).searchParams
  const data = script?.dataset ?? {}
  const said = (name: string) => data[name] ?? query.get(name) ?? ''
  const wanted = (said('features') || said('feature')).split(/[\s,]+/)
  return {
    base,
    nonce: script?.nonce ?? '',
    features: (Object.keys(ELEMENTS) as Feature[]).filter(feature => wanted.includes(feature)),
    attributes: Object.fromEntries(
      ATTRIBUTES.flatMap(name => (said(name) ? [[name, said(name)] as const] : [])),
    ),
    isOpen: 'open' in data && data['open'] !== 'false',
  }
}
