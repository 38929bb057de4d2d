import { createElement, useEffect } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf } from '#contract/embed.ts'
import { ClosableDialog } from '../../ui/dialogs/closable-dialog.tsx'
import { loadWidgets } from './load-widgets.ts'
import styles from './surveys-dialog.module.css'

/** The five kinds of survey and their questions, shown for an element without a survey. */
const SURVEYS = [
  { kind: 'emoji', text: 'Five faces, from very sad to very happy: one tap, no words needed.' },
  { kind: 'stars', text: 'One to five stars, for what people already know how to read.' },
  { kind: 'numbers', text: 'Nought to ten: how likely is it that you would recommend us?' },
  { kind: 'thumbs', text: 'Up or down, under an answer or at the end of a conversation.' },
  { kind: 'comment', text: 'A free line: what should we have done differently?' },
] as const

/** The Customer Feedback modal of the CSAT page (spec 2.6). */
export function SurveysDialog({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => loadWidgets('csat'), [])
  return (
    <ClosableDialog title="Customer Feedback" onClose={onClose}>
      <ul className={styles['surveys']}>
        {SURVEYS.map(({ kind, text }) => (
          <li key={kind}>
            {createElement(elementOf('csat'), { tenant: DEFAULT_SUBDOMAIN, kind, mode: 'inline' }, text)}
          </li>
        ))}
      </ul>
    </ClosableDialog>
  )
}
