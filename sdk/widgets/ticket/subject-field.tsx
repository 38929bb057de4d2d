import { laterFrom } from '../../ui/later.tsx'
import { useTicketWording } from '../../ui/ticket-wording.ts'
import { FormField } from './form-field.tsx'
import type { TicketSession } from './ticket-parts.ts'
import { LENGTHS } from './ticket-values.ts'

const SuggestedArticles = laterFrom(() => import('./pages.ts'))(module => module.SuggestedArticles)

type Props = { readonly session: TicketSession }

/** The subject, and the articles that may make the ticket needless. */
export function SubjectField({ session }: Props) {
  const { words } = useTicketWording()
  return (
    <div>
      <FormField
        session={session}
        name="subject"
        label={words.subject}
        isRequired
        control={props => <input {...props} dir="auto" maxLength={LENGTHS.subject} />}
      />
      <SuggestedArticles session={session} />
    </div>
  )
}
