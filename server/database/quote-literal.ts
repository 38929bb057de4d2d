/** A string as an SQL literal, for scripts, which take no parameters. Needs standard_conforming_strings (the default). */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
