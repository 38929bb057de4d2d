import { SIGNATURE_MAX } from '#contract/constants/email.ts'
import type { Locale } from '#contract/constants/locales.ts'
import { LocalizedRow } from '../frame/localized-row.tsx'
import { SwitchRow, TextRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'

/** Labels of the email settings. */
export const EMAIL_LABELS = {
  sender_name: 'Sender name',
  reply_to: 'Reply-to address',
  signature: 'Signature',
  emails_chat_replies: 'Email replies to chats',
}

type Props = {
  readonly draft: DraftOf<'email'>
  readonly companyName: string
  /** The languages of the widgets. */
  readonly languages: readonly Locale[]
}

/** Edits what visitors see of the emails: who they are from, where answers go, and how they end. */
export function SenderFields({ draft: { value, errors, set }, companyName, languages }: Props) {
  return (
    <>
      <TextRow
        label={EMAIL_LABELS.sender_name}
        hint="Without one, your company’s name."
        error={errors['sender_name']}
        maxLength={60}
        placeholder={companyName}
        value={value.sender_name ?? ''}
        onChange={name => set({ sender_name: name.trim() === '' ? null : name })}
      />
      <TextRow
        label={EMAIL_LABELS.reply_to}
        hint="Where an answer to an email goes. It does not come back into the conversation."
        error={errors['reply_to']}
        type="email"
        dir="ltr"
        maxLength={254}
        placeholder="help@example.com"
        value={value.reply_to ?? ''}
        onChange={address => set({ reply_to: address.trim() || null })}
      />
      <LocalizedRow
        label={EMAIL_LABELS.signature}
        hint="The end of every email. A language without one gets the first that you fill in."
        error={errors['signature']}
        maxLength={SIGNATURE_MAX}
        rows={2}
        languages={languages}
        value={value.signature}
        onChange={signature => set({ signature })}
      />
      <SwitchRow
        label={EMAIL_LABELS.emails_chat_replies}
        hint="Once the visitor has left. Replies to tickets are always emailed, because their receipt promises it."
        value={value.emails_chat_replies}
        onChange={emails_chat_replies => set({ emails_chat_replies })}
      />
    </>
  )
}
