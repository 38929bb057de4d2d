import { useState } from 'react'

type Values = Readonly<Record<string, string>>
type Props = { readonly tag: string; readonly attributes: Values; readonly styles: Values }

/** The HTML of what the stage shows, to copy. */
export function Snippet({ tag, attributes, styles }: Props) {
  const [copied, setCopied] = useState('')
  const html = htmlOf(tag, attributes, styles)
  return (
    <div className="snippet">
      <pre>
        <code>{html}</code>
      </pre>
      <button
        type="button"
        className="plain"
        onClick={() => void navigator.clipboard.writeText(html).then(() => setCopied(html))}
      >
        {copied === html ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}

function htmlOf(tag: string, attributes: Values, styles: Values): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeQuotes(value)}"` : ` ${name}`,
  )
  const rules = Object.entries(styles).flatMap(([name, value]) => (value ? [`  ${name}: ${value};`] : []))
  const style = rules.length > 0 ? `<style>\nhtml {\n${rules.join('\n')}\n}\n</style>\n` : ''
  return `${style}<${tag}${written.join('')}></${tag}>`
}

function escapeQuotes(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
