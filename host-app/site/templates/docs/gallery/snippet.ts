type Values = Readonly<Record<string, string>>

/** Returns the HTML of what the stage shows: the element with its attributes, after its style properties. */
export function snippetOf(tag: string, attributes: Values, styles: Values): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeAttribute(value)}"` : ` ${name}`,
  )
  const rules = Object.entries(styles).flatMap(([name, value]) => (value ? [`  ${name}: ${value};`] : []))
  const style = rules.length > 0 ? `<style>\nhtml {\n${rules.join('\n')}\n}\n</style>\n` : ''
  return `${style}<${tag}${written.join('')}></${tag}>`
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
