import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SPAM_LINKS_MAX } from '#contract/constants/settings.ts'
import type { BlockedNetwork } from '#contract/entities/customer.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { useUnblockNetwork } from '../../conversations/customer/network-block.tsx'
import { ChoiceRow, LinesRow, NumberRow, SwitchRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { type DraftOf, useSettingsDraft } from '../frame/use-settings-draft.ts'
import { AgeFields } from './age-fields.tsx'
import { type LabelAct, LabelDialog } from './label-dialogs.tsx'
import { LabelFields } from './label-fields.tsx'
import { PAGE_LABELS } from './page-labels.ts'

const LABELS = PAGE_LABELS.spam

const ACTIONS = { hold: 'Is held as spam', refuse: 'Can’t be sent' } as const

const FIRST_LIMIT = 5

const SECTIONS = ['conversations', 'labels', 'spam'] as const

/** `/admin/settings/conversations` (ADMIN-04): closing and erasing old conversations, labels, and spam. */
export function ConversationsSettingsPage() {
  return (
    <SettingsLoader
      title="Conversations"
      lead="When conversations close and are erased, what is kept of them, how they are labeled, and what is spam."
      sections={SECTIONS}
      labels={PAGE_LABELS}
    >
      {states => <ConversationsForm states={states} />}
    </SettingsLoader>
  )
}

type FormProps = { readonly states: Readonly<Record<(typeof SECTIONS)[number], SettingsState>> }

function ConversationsForm({ states }: FormProps) {
  const conversations = useSettingsDraft('conversations', states.conversations, PAGE_LABELS.conversations)
  const labels = useSettingsDraft('labels', states.labels, PAGE_LABELS.labels)
  const spam = useSettingsDraft('spam', states.spam, PAGE_LABELS.spam)
  const [act, setAct] = useState<LabelAct | null>(null)
  return (
    <>
      <SettingsForm drafts={[conversations, labels, spam]}>
        <AgeFields draft={conversations} />
        <LabelFields draft={labels} onAct={setAct} />
        <SpamFields draft={spam} />
      </SettingsForm>
      <BlockedNetworks />
      {act && <LabelDialog act={act} onClose={() => setAct(null)} />}
    </>
  )
}

/** The networks that agents have blocked, with buttons that unblock them. Outside of the form: they need no saving. */
function BlockedNetworks() {
  const networks = useApi('listBlockedNetworks')
  const unblock = useUnblockNetwork()
  return (
    <Section
      title="Blocked networks"
      lead="Agents can block a visitor’s network from the panel next to a conversation. Only verified customers can then write or call from it. Blocks expire, because IP addresses change hands."
    >
      <QueryState query={networks} label="Loading blocked networks">
        {({ networks }) =>
          networks.length === 0 ? (
            <p>No network is blocked.</p>
          ) : (
            <DataTable caption="Blocked networks" columns={['Reason', 'Blocked', 'Ends', '']}>
              {networks.map(network => (
                <tr key={network.id}>
                  <td dir="auto">
                    <Reason network={network} />
                  </td>
                  <td data-label="Blocked">
                    <When at={network.blocked_at} /> by {network.blocked_by_name}
                  </td>
                  <td data-label="Ends">
                    <When at={network.expires_at} />
                  </td>
                  <td>
                    <Button
                      size="small"
                      disabled={unblock.isPending}
                      onClick={() => unblock.mutate(network.id)}
                    >
                      Unblock
                    </Button>
                  </td>
                </tr>
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Section>
  )
}

/** The reason, as a link to the conversation unless that is erased. */
function Reason({ network: { conversation_id, reason } }: { readonly network: BlockedNetwork }) {
  if (conversation_id === null) return reason
  return <Link to={`/admin/conversations/${conversation_id}`}>{reason}</Link>
}

type Props = { readonly draft: DraftOf<'spam'> }

/** Edits which messages are refused or held as spam, and who can't write. */
function SpamFields({ draft: { value, errors, set } }: Props) {
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
