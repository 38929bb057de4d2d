/** What stands in a field of several lines, one each, without the empty ones. */
export function linesOf(field: FormDataEntryValue | null): string[] {
  return String(field ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}
