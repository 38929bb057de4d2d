import { BRAND } from '#contract/brand.ts'

let title: string | null = null
let count = 0

/** Sets the tab's title: `<title> – <brand>`, after the count if there is one. */
export function setTabTitle(next: string): void {
  title = next
  write()
}

/** Puts a count before the tab's title, as in `(3) Conversations – …`; 0 removes it. */
export function setTabCount(next: number): void {
  count = next
  if (title !== null) write()
}

function write(): void {
  const name = `${title} – ${BRAND.name}`
  document.title = count > 0 ? `(${count}) ${name}` : name
}
