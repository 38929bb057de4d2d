import { useRef } from 'react'
import { useStyleSheet } from '../hooks/use-style-sheet.ts'
import css from './face.css?inline'

/**
 * A person's face: the first letter of the name, drawn by its style sheet, so that it is no text to copy. Decorative,
 * because the name is beside it. For a company without a logo: its initial.
 */
export function Face({ name, isCompany = false }: { readonly name: string; readonly isCompany?: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useStyleSheet(place, css)
  return (
    <span
      ref={place}
      className={isCompany ? 'face is-company' : 'face'}
      aria-hidden="true"
      data-letter={[...name][0]}
    />
  )
}
