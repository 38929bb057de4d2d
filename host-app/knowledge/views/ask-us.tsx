import { useContext } from 'react'
import { PageLanguage, usePageWords } from '../page-words.ts'
import styles from './lists.module.css'

/** The ways to a human, for whoever has not found it. Where the widget is on the page, it opens there. */
export function AskUs() {
  const { words } = usePageWords()
  const query = new URLSearchParams({ locale: useContext(PageLanguage) })
  return (
    <aside className={styles['ask']} aria-labelledby="kb_ask">
      <h2 id="kb_ask">{words.ask}</h2>
      <p>
        <a href={`/widget/chat?${query}`} data-support-open="">
          {words.chat}
        </a>
        <a href={`/widget/ticket?${query}`}>{words.ticket}</a>
      </p>
    </aside>
  )
}
