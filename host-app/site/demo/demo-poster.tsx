import { Picture } from '../../pictures/picture.tsx'
import { DEMO_COMPANIES } from './demo-companies.ts'
import styles from './demo-poster.module.css'
import { DESK_TEXTS } from './desk-texts.ts'

/** Both sides as the demo shows them: the company's page with its chat, and its inbox. */
export function DemoPoster() {
  const { role, who } = DESK_TEXTS.inbox
  return (
    <div className={styles['poster']}>
      <section aria-label="Visitor">
        <p>
          <b>Visitor</b> on the page of {DEMO_COMPANIES.acme.shop}
        </p>
        <Picture name="chat-window" />
      </section>
      <section aria-label={role}>
        <p>
          <b>{role}</b> {who}
        </p>
        <Picture name="desk-panes" />
      </section>
    </div>
  )
}
