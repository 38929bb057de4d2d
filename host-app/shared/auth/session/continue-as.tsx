import { UserRoundCheck } from 'lucide-react'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import styles from '../guards/admin-gate.module.css'

/**
 * The question asked before a link's tokens become the session, because anybody can send a link to any
 * account.
 */
export type ContinueQuestion = { readonly name: string; readonly answer: (isYes: boolean) => void }

/** 'Continue as X?', shown instead of the page. */
export function ContinueAs({ name, answer }: ContinueQuestion) {
  return (
    <main className={styles['page']}>
      <Notice
        icon={<UserRoundCheck size={20} />}
        title={`Continue as ${name}?`}
        text="A link wants to sign you in. Continue only if you asked for it."
      >
        <Button look="primary" onClick={() => answer(true)}>
          Continue
        </Button>
        <Button onClick={() => answer(false)}>Cancel</Button>
      </Notice>
    </main>
  )
}
