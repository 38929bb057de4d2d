import { createElement, useEffect } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf } from '#contract/embed.ts'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { loadWidgets } from './load-widgets.ts'
import styles from './surveys-dialog.module.css'

/** The five kinds of survey, and what each is for. */
const SURVEYS = [
  { kind: 'emoji', name: 'Five faces', text: 'One press, no words needed.' },
  { kind: 'stars', name: 'Five stars', text: 'What people already know how to read.' },
  { kind: 'numbers', name: '0 to 10', text: 'Asked about the whole relationship, now and then.' },
  { kind: 'thumbs', name: 'Thumbs', text: 'Up or down, and then why.' },
  { kind: 'comment', name: 'A comment', text: 'A free line, for those who have something to say.' },
] as const

/** The Customer Feedback modal of the CSAT page (spec 2.6). */
export function SurveysDialog({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => loadWidgets('csat'), [])
  return (
    <ClosableDialog title="Customer Feedback" onClose={onClose}>
      <ul className={styles['surveys']}>
        {SURVEYS.map(({ kind, name, text }) => (
          <li key={kind}>
            <h3>{name}</h3>
            <p>{text}</p>
            {createElement(elementOf('csat'), { tenant: DEFAULT_SUBDOMAIN, kind, mode: 'inline' })}
          </li>
        ))}
      </ul>
    </ClosableDialog>
  )
}
