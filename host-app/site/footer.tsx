import { BRAND } from '#contract/brand.ts'

/** The end of every public page (spec 2.5). */
export function Footer() {
  return <footer>© {BRAND.name}</footer>
}
