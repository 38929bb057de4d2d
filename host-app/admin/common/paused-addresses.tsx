import type { PausedAddress } from '#contract/entities/email.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { breakable } from './breakable.tsx'
import { causeText } from './email-problem-text.ts'
import styles from './paused-addresses.module.css'
import { When } from './when.tsx'

/** The addresses of a customer to which no emails are sent, each with its reason and a button that resumes it. */
export function PausedAddresses({ addresses }: { readonly addresses: readonly PausedAddress[] }) {
  const mayResume = useAdmin().permissions.includes('conversations.reply')
  const resume = useApiAction((call, id: string) => call('resumeAddress', { params: { id } }), {
    done: 'Emails are sent again',
  })
  if (addresses.length === 0) return null
  return (
    <ul className={styles['paused']} aria-label="Paused addresses">
      {addresses.map(({ id, address, cause, reply, paused_at }) => (
        <li key={id}>
          <p dir="auto">
            Emails to {breakable(address)} are paused: {causeText(cause, reply)} (<When at={paused_at} />
            ).
          </p>
          {mayResume && (
            <Button
              size="small"
              busy={resume.isPending && resume.variables === id}
              onClick={() => resume.mutate(id)}
              aria-label={`Send again to ${address}`}
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
