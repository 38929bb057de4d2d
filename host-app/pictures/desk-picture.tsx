import { ArrowLeftRight } from 'lucide-react'
import { INVOICE } from './both-sides-sample.ts'
import { Desk } from './desk.tsx'
import styles from './desk-picture.module.css'

/** The inbox alone. */
export function DeskPanes() {
  return <Desk sample={INVOICE} />
}

/** The inbox beside the chat of the same conversation, with the badge of the turn between the two windows. */
export function DeskPicture() {
  return (
    <div className={styles['desk']}>
      <DeskPanes />
      <span className={styles['turn']}>
        <ArrowLeftRight size={24} aria-hidden="true" />
      </span>
    </div>
  )
}
