import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useVoiceMessages } from '#sdk/ui/messages/use-voice-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { VoiceIcon } from './voice-icon.tsx'

type Props = { readonly session: VoiceCardSession; readonly isSmall: boolean }

/** The company's logo and name. Without a logo, it shows a telephone. */
export function CompanyHeading({ session, isSmall }: Props) {
  const { t } = useVoiceMessages()
  const company = useStore(session.$company)
  return (
    <div className={`company${isSmall ? ' is-small' : ''}`}>
      <span className="orb">
        {company?.brand.logo ? <img src={company.brand.logo} alt="" /> : <VoiceIcon shape="phone" />}
      </span>
      <h2 tabIndex={-1} data-first dir="auto">
        {company?.company_name ?? t.name}
      </h2>
    </div>
  )
}
