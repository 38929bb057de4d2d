import type { RefusalReason, Refused } from './import-files.ts'
import styles from './refused-files.module.css'

const REASONS: Readonly<Record<RefusalReason, string>> = {
  kind: 'neither Markdown nor HTML',
  name: 'name too long',
  same_name: 'another file has this name',
  empty: 'empty',
  too_long: 'too long for one article',
  not_text: 'not UTF-8 text',
  too_many: 'over the limit of one import',
}
const SHOWN = 50

/** Lists the files left out, with reasons. Renders nothing if there are none. */
export function RefusedFiles({ refused }: { readonly refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  const title =
    refused.length === 1 ? '1 file is skipped' : `${refused.length.toLocaleString()} files are skipped`
  return (
    <section className={styles['refused']} aria-label="Skipped">
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
