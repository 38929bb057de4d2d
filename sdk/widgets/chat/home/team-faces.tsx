import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { BRAND_MESSAGES } from '#sdk/locales/chat/en/brand.ts'
import { Face } from '#sdk/ui/controls/face.tsx'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import css from './team-faces.css?inline'

/** The faces and names of the company's team, below the greeting. */
export function TeamFaces({ names }: { readonly names: readonly string[] }) {
  const { t } = useChatMessages(BRAND_MESSAGES)
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
