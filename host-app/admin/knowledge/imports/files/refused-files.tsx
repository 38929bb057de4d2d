import type { RefusalReason, Refused } from './import-files.ts'
import styles from './refused-files.module.css'

const REASONS: Readonly<Record<RefusalReason, string>> = {
  kind: 'neither Markdown nor HTML',
  name: 'its name is too long',
  same_name: 'another file has this name',
  empty: 'there is nothing in it',
  too_long: 'too long for one article',
  not_text: 'not text in UTF-8',
  too_many: 'more than one import takes',
}
const SHOWN = 50

/** The files that are left out, and why; nothing where there are none. */
export function RefusedFiles({ refused }: { readonly refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  const title =
    refused.length === 1 ? '1 file is left out' : `${refused.length.toLocaleString()} files are left out`
  return (
    <section className={styles['refused']} aria-label="Left out">
      <p role="status">{title}</p>
      <ul>
        {refused.slice(0, SHOWN).map(({ name, reason }) => (
          <li key={`${reason} ${name}`}>
            <span className={styles['name']}>{name}</span>: {REASONS[reason]}
          </li>
        ))}
      </ul>
      {refused.length > SHOWN && <p>and {(refused.length - SHOWN).toLocaleString()} more</p>}
    </section>
  )
}
