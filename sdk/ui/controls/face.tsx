import { useRef } from 'react'
import { useStyleSheet } from '../hooks/use-style-sheet.ts'
import css from './face.css?inline'

/**
 * A person's face: the first letter of the name, drawn by its style sheet, so that it is no text to copy. Decorative,
 * because the name is beside it.
 */
export function Face({ name }: { readonly name: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useStyleSheet(place, css)
  return <span ref={place} className="face" aria-hidden="true" data-letter={[...name][0]} />
}
