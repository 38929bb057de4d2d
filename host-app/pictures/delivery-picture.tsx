import { ComposerPicture } from './composer-picture.tsx'
import styles from './delivery-picture.module.css'
import { DELIVERY } from './delivery-sample.ts'
import { Desk } from './desk.tsx'

/** The inbox with a thread that has just turned to a person, and the composer with a suggested reply. */
export function DeliveryPicture() {
  return (
    <div className={styles['window']}>
      <Desk sample={DELIVERY}>
        <ComposerPicture suggestion="Hi Lea, Jonas here. I can reach the driver. Which street and floor is it from Friday on?" />
      </Desk>
    </div>
  )
}
