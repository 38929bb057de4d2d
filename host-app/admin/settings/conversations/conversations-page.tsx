import { Link } from 'react-router-dom'
import {
  AUTO_CLOSE_DAYS,
  FILE_RETENTION_DAYS,
  RETENTION_DAYS,
  SPAM_LINKS_MAX,
} from '#contract/constants/settings.ts'
import type { BlockedNetwork } from '#contract/entities/customer.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { ExpiredNow } from '../frame/expired-now.tsx'
import { type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { type LabelActs, useLabelActs } from './label-dialogs.tsx'
import { LabelList } from './label-list.tsx'

const CONVERSATIONS = [
  {
    title: 'Auto-close',
    lead: 'Resolves conversations in which nobody writes anymore. Visitors reopen them by writing.',
    fields: {
      auto_close_days: {
        kind: 'limit',
        label: 'Close inactive conversations',
        hint: 'Skips conversations that are snoozed or wait for your reply.',
        first: 14,
        numberLabel: 'After days without a message',
        ...AUTO_CLOSE_DAYS,
        unit: 'days',
      },
      auto_close_tickets: {
        kind: 'switch',
        when: ({ auto_close_days }) => auto_close_days !== null,
        label: 'Close inactive tickets, too',
      },
    },
  },
  {
    title: 'Retention',
    lead: 'What is kept of conversations, and for how long. Erasing takes the messages, notes and files.',
    fields: {
      retention_days: {
        kind: 'limit',
        label: 'Erase old conversations',
        hint: 'This can’t be undone. The access log keeps only the count.',
        first: 365,
        numberLabel: 'Days after they were resolved',
        numberHint: ({ retention_days: days }) => (
          <ExpiredNow field="retention_days" days={days!} {...RETENTION_DAYS} />
        ),
        ...RETENTION_DAYS,
        unit: 'days',
      },
      file_retention_days: {
        kind: 'limit',
        label: 'Delete old files',
        hint: 'Before their conversations are erased. Messages stay, and say that a file was deleted.',
        first: 90,
        numberLabel: 'Days after the conversation was resolved',
        numberHint: ({ file_retention_days: days }) => (
          <ExpiredNow field="file_retention_days" days={days!} {...FILE_RETENTION_DAYS} />
        ),
        ...FILE_RETENTION_DAYS,
        unit: 'days',
      },
      keeps_pages: {
        kind: 'switch',
        label: 'Keep the page on which a visitor writes',
        hint: 'Its title and path, without the query string. Your team sees the pages beside the conversation. Turning this off doesn’t delete those already kept.',
      },
    },
  },
] as const satisfies FieldGroups<'conversations'>

const LABELS = [
  {
    title: 'Labels',
    lead: 'Agents label conversations, and find them by label.',
    fields: {
      labels: {
        kind: 'custom',
        label: 'Labels',
        hint: 'Renaming and deleting change all conversations at once.',
        control: LabelList,
      },
      allows_new_labels: {
        kind: 'switch',
        label: 'Agents can add new labels',
        hint: 'Otherwise they choose from the list.',
      },
    },
  },
] as const satisfies FieldGroups<'labels', LabelActs>

const SPAM = [
  {
    title: 'Spam',
    lead: 'Spam waits in a list of its own and notifies nobody. Agents can say that a conversation is not spam. Visitors with a signed identity are never held.',
    fields: {
      blocked_words: {
        kind: 'lines',
        label: 'Blocked words',
        hint: 'Words or phrases, one per line. They match whole words in any case, with or without accents.',
      },
      blocked_words_action: {
        kind: 'choice',
        label: 'A message with a blocked word',
        hint: ({ blocked_words_action }) =>
          blocked_words_action === 'refuse'
            ? 'The visitor reads why, in their language.'
            : 'The visitor is not told.',
        options: { hold: 'Is held as spam', refuse: 'Can’t be sent' },
      },
      max_links: {
        kind: 'limit',
        label: 'Limit links in the first message',
        hint: 'A first message with more links is held as spam.',
        first: 5,
        numberLabel: 'Links allowed',
        min: 0,
        max: SPAM_LINKS_MAX,
        unit: 'links',
      },
      blocked_senders: {
        kind: 'lines',
        label: 'Blocked senders',
        hint: 'Email addresses, or domains such as example.com, one per line. These visitors can’t write.',
      },
    },
  },
] as const satisfies FieldGroups<'spam'>

/** `/admin/settings/conversations` (ADMIN-04): closing and erasing old conversations, labels, and spam. */
export function ConversationsSettingsPage() {
  return (
    <SettingsLoader
      title="Conversations"
      lead="When conversations close and are erased, what is kept of them, how they are labeled, and what is spam."
      fields={{ conversations: CONVERSATIONS, labels: LABELS, spam: SPAM }}
    >
      {states => <ConversationsForm states={states} />}
    </SettingsLoader>
  )
}

type FormProps = { readonly states: Readonly<Record<'conversations' | 'labels' | 'spam', SettingsState>> }

function ConversationsForm({ states }: FormProps) {
  const conversations = useSettingsDraft('conversations', states.conversations, labelsOf(CONVERSATIONS))
  const labels = useSettingsDraft('labels', states.labels, labelsOf(LABELS))
  const spam = useSettingsDraft('spam', states.spam, labelsOf(SPAM))
  const [acts, dialogs] = useLabelActs()
  return (
    <>
      <SettingsForm drafts={[conversations, labels, spam]}>
        <SettingsFields draft={conversations} groups={CONVERSATIONS} />
        <SettingsFields draft={labels} groups={LABELS} context={acts} />
        <SettingsFields draft={spam} groups={SPAM} />
      </SettingsForm>
      <BlockedNetworks />
      {dialogs}
    </>
  )
}

/** The networks that agents have blocked, with buttons that unblock them. Outside of the form: they need no saving. */
function BlockedNetworks() {
  const networks = useApi('listBlockedNetworks')
  const unblock = useApiAction((call, id: string) => call('unblockNetwork', { params: { id } }), {
    done: 'Network unblocked',
  })
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
