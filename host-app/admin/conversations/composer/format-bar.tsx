import { Bold, Code, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import styles from './format-bar.module.css'
import type { TextFormat } from './format-text.ts'

const FORMATS: readonly { readonly format: TextFormat; readonly label: string; readonly Icon: LucideIcon }[] =
  [
    { format: 'bold', label: 'Bold', Icon: Bold },
    { format: 'italic', label: 'Italic', Icon: Italic },
    { format: 'list', label: 'List', Icon: List },
    { format: 'code', label: 'Code', Icon: Code },
    { format: 'link', label: 'Link', Icon: Link },
  ]

/** Buttons that format the selected text of a message. */
export function FormatBar({ onFormat }: { readonly onFormat: (format: TextFormat) => void }) {
  return (
    <fieldset className={styles['bar']}>
      <legend className="visually-hidden">Formatting</legend>
      {FORMATS.map(({ format, label, Icon }) => (
        <IconButton
          key={format}
          label={label}
          title={label}
          // Keeps the selection of the text field.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onFormat(format)}
        >
          <Icon size={15} aria-hidden="true" />
        </IconButton>
      ))}
    </fieldset>
  )
}
