import { type RefObject, useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import css from '../voice.lazy.css?inline'

/** Returns the reference of a part whose style loads with the call's code. The bundler would copy it into a second user. */
export function useCallStyle(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useStyleSheet(part, css)
  return part
}
