import type { Hero } from '../content/page.ts'

/** The pictures that need the page's width, so that they stand below the text of a hero. */
export const WIDE_PICTURES: ReadonlySet<Hero['picture']> = new Set(['dashboard', 'desk-delivery'])
