import { BRAND } from '#contract/brand.ts'

let title: string | null = null
let count = 0

/** Names the page in its tab: `<title> – <brand>`, behind the number that waits if there is one. */
export function setTabTitle(next: string): void {
  title = next
  write()
}

/** Puts a number before the page's name, as in `(3) Conversations – …`; 0 takes it away. */
export function setTabCount(next: number): void {
  count = next
  if (title !== null) write()
}

function write(): void {
  const name = `${title} – ${BRAND.name}`
  document.title = count > 0 ? `(${count}) ${name}` : name
}
