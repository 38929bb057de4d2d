import { useRef } from 'react'
import { Face } from '#sdk/ui/controls/face.tsx'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useBrandMessages } from '#sdk/ui/messages/use-brand-messages.ts'
import css from './team-faces.css?inline'

/** The faces and names of the company's team, below the greeting. */
export function TeamFaces({ names }: { readonly names: readonly string[] }) {
  const { t } = useBrandMessages()
  const list = useRef<HTMLUListElement>(null)
  useStyleSheet(list, css)
  return (
    <ul ref={list} className="faces" aria-label={t.team}>
      {names.map(name => (
        <li key={name}>
          <Face name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}
