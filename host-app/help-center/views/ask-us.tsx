import { useContext } from 'react'
import { PageLanguage, usePageMessages } from '../messages/page-messages.ts'
import styles from './lists.module.css'

/** Ways to contact a human. Opens the widget if the page has one. */
export function AskUs() {
  const { t } = usePageMessages()
  const query = new URLSearchParams({ locale: useContext(PageLanguage) })
  return (
    <aside className={styles['ask']} aria-labelledby="kb_ask">
      <h2 id="kb_ask">{t.ask}</h2>
      <p>
        <a href={`/widget/chat?${query}`} data-support-open="">
          {t.chat}
        </a>
        <a href={`/widget/ticket?${query}`}>{t.ticket}</a>
      </p>
    </aside>
  )
}
