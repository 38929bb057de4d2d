import { SPAM_LINKS_MAX } from '#contract/constants/settings.ts'
import { Section } from '../../common/section.tsx'
import { ChoiceRow, LinesRow, NumberRow, SwitchRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { PAGE_LABELS } from './page-labels.ts'

const LABELS = PAGE_LABELS.spam
const ACTIONS = { hold: 'Is held as spam', refuse: 'Can’t be sent' } as const
const FIRST_LIMIT = 5

type Props = { readonly draft: DraftOf<'spam'> }

/** Edits which messages are refused or held as spam, and who can't write. */
export function SpamFields({ draft: { value, errors, set } }: Props) {
  return (
    <Section
      title="Spam"
      lead="Spam waits in a list of its own and notifies nobody. Agents can say that a conversation is not spam. Visitors with a signed identity are never held."
    >
      <LinesRow
        label={LABELS.blocked_words}
        hint="Words or phrases, one per line. They match whole words in any case, with or without accents."
        error={errors['blocked_words']}
        rows={4}
        value={value.blocked_words}
        onChange={blocked_words => set({ blocked_words })}
      />
      <ChoiceRow
        label={LABELS.blocked_words_action}
        hint={
          value.blocked_words_action === 'refuse'
            ? 'The visitor reads why, in their language.'
            : 'The visitor is not told.'
        }
        options={ACTIONS}
        value={value.blocked_words_action}
        onChange={blocked_words_action => set({ blocked_words_action })}
      />
      <SwitchRow
        label={LABELS.max_links}
        hint="A first message with more links is held as spam."
        value={value.max_links !== null}
        onChange={isOn => set({ max_links: isOn ? FIRST_LIMIT : null })}
      />
      {value.max_links !== null && (
        <NumberRow
          label="Links allowed"
          error={errors['max_links']}
          min={0}
          max={SPAM_LINKS_MAX}
          unit="links"
          value={value.max_links}
          onChange={max_links => set({ max_links })}
        />
      )}
      <LinesRow
        label={LABELS.blocked_senders}
        hint="Email addresses, or domains such as example.com, one per line. These visitors can’t write."
        error={errors['blocked_senders']}
        rows={4}
        value={value.blocked_senders}
        onChange={blocked_senders => set({ blocked_senders })}
      />
    </Section>
  )
}
