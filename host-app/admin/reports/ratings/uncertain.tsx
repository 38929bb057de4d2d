import { CircleAlert } from 'lucide-react'
import { REPORT_SURE_FROM } from '#contract/constants/reports.ts'
import { formatCount } from '../figures/format-figure.ts'
import styles from './ratings-page.module.css'

/** Says that a share is uncertain, if it has few answers. */
export function Uncertain({ answered }: { readonly answered: number }) {
  if (answered >= REPORT_SURE_FROM) return null
  return (
    <p className={styles['uncertain']}>
      <CircleAlert size={16} aria-hidden="true" />
      Only {formatCount(answered)} {answered === 1 ? 'answer' : 'answers'}: with fewer than {REPORT_SURE_FROM}
      , one more can change the share a lot.
    </p>
  )
}
