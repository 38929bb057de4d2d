import { SampleCall } from '#sdk/preview/sample-call.tsx'
import call from './call-picture.module.css'
import styles from './widget-picture.module.css'

/** A voice call in the widget, with its captions. */
export function CallPicture() {
  return (
    <div className={`${styles['panel']} ${call['card']}`}>
      <SampleCall />
    </div>
  )
}
