/** Returns the non-empty lines of a multi-line field. */
export function linesOf(field: FormDataEntryValue | null): string[] {
  return String(field ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}
