import { Plus } from 'lucide-react'
import { AWAY_TEXT_MAX } from '#contract/constants/ai.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Section } from '../../common/section.tsx'
import { AreaRow, LinesRow, SelectRow, SettingRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { type DraftOf, useSettingsDraft } from '../frame/use-settings-draft.ts'
import styles from './helpdesk.module.css'
import { HoursFields } from './hours-fields.tsx'
import { TicketFieldRow } from './ticket-field-row.tsx'

const FIELDS_MAX = 20

const LABELS = {
  hours: { office_hours: 'Office hours', away_text: 'Away message', reply_time: 'Usual reply time' },
  'ticket-form': { categories: 'Categories', fields: 'Fields' },
}
/** Other pages with settings of the help desk. */
const RELATED = [
  {
    to: '/admin/settings/sla',
    label: 'Deadlines',
    hint: 'How soon tickets must be answered and resolved.',
    action: 'Edit SLA policies',
  },
  {
    to: '/admin/settings/teams',
    label: 'Teams',
    hint: 'Who tickets can be assigned to.',
    action: 'Edit teams',
  },
  {
    to: '/admin/settings/rules',
    label: 'Rules',
    hint: 'Assign, label and answer tickets automatically.',
    action: 'Edit rules',
  },
] as const
const REPLY_TIMES = { '': 'Not shown', minutes: 'A few minutes', hours: 'A few hours', day: 'Within a day' }

type States = Readonly<Record<'hours' | 'ticket-form', SettingsState>>

/** `/admin/settings/helpdesk`: office hours, reply times, away messages and the ticket form. */
export function HelpdeskPage() {
  return (
    <SettingsLoader
      title="Help desk"
      lead="When your team is available, and what visitors are told and asked."
      sections={['hours', 'ticket-form']}
      labels={LABELS}
    >
      {states => <HelpdeskForm states={states} />}
    </SettingsLoader>
  )
}

function HelpdeskForm({ states }: { readonly states: States }) {
  const hours = useSettingsDraft('hours', states.hours, LABELS.hours)
  const form = useSettingsDraft('ticket-form', states['ticket-form'], LABELS['ticket-form'])
  return (
    <SettingsForm drafts={[hours, form]}>
      <Section
        title="Office hours"
        lead="Outside these hours, the widget says when you are back. Rules and SLA policies can use them."
      >
        <HoursFields
          hours={hours.value.office_hours}
          error={hours.errors['office_hours']}
          onChange={office_hours => hours.set({ office_hours })}
        />
      </Section>
      <Section title="Replies">
        <SelectRow
          label={LABELS.hours.reply_time}
          hint="Shown on the widget’s home view."
          options={REPLY_TIMES}
          value={hours.value.reply_time ?? ''}
          onChange={reply_time => hours.set({ reply_time: reply_time || null })}
        />
        <AreaRow
          label={LABELS.hours.away_text}
          hint="Shown outside your office hours, and in the queue while nobody is at the desk."
          error={hours.errors['away_text']}
          rows={2}
          maxLength={AWAY_TEXT_MAX}
          value={hours.value.away_text ?? ''}
          onChange={away => hours.set({ away_text: away.trim() === '' ? null : away })}
        />
      </Section>
      <Section
        title="Ticket form"
        lead="What the form asks for besides an email, a subject and the request itself."
      >
        <TicketFields form={form} labels={LABELS['ticket-form']} />
      </Section>
      <Section title="More about tickets">
        {RELATED.map(({ to, label, hint, action }) => (
          <SettingRow key={to} label={label} hint={hint}>
            <ButtonLink to={to} look="secondary" size="small">
              {action}
            </ButtonLink>
          </SettingRow>
        ))}
      </Section>
    </SettingsForm>
  )
}

type Props = {
  readonly form: DraftOf<'ticket-form'>
  readonly labels: { readonly categories: string; readonly fields: string }
}

/** Edits the ticket form's categories and own fields. */
function TicketFields({ form, labels }: Props) {
  const { fields } = form.value
  const stored = (form.state.value['fields'] as typeof fields).map(({ key }) => key)
  return (
    <>
      <LinesRow
        label={labels.categories}
        hint="One per line, 50 at most. Leave it empty to ask for none."
        error={form.errors['categories']}
        rows={4}
        value={form.value.categories}
        onChange={categories => form.set({ categories })}
      />
      <SettingRow
        label={labels.fields}
        hint="Shown after the category."
        error={form.errors['fields']}
        layout="below"
      >
        {fields.length > 0 && (
          <ul className={styles['fields']}>
            {fields.map((field, index) => (
              <TicketFieldRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a new field's key follows its label.
                key={index}
                name={`Field ${index + 1}`}
                field={field}
                onChange={changed => {
                  const others = fields.filter((_, at) => at !== index).map(({ key }) => key)
                  // Stored fields keep their keys, so that visitors' earlier answers stay assigned.
                  const key = stored.includes(field.key) ? field.key : keyOf(changed.label, others)
                  form.set({ fields: fields.map((each, at) => (at === index ? { ...changed, key } : each)) })
                }}
                onRemove={() => form.set({ fields: fields.filter((_, at) => at !== index) })}
              />
            ))}
          </ul>
        )}
        <Button
          size="small"
          disabled={fields.length >= FIELDS_MAX}
          onClick={() => {
            const key = keyOf(
              '',
              fields.map(field => field.key),
            )
            form.set({
              fields: [...fields, { key, label: '', kind: 'text', is_required: false, options: [] }],
            })
          }}
        >
          <Plus size={14} aria-hidden="true" />
          Add field
        </Button>
      </SettingRow>
    </>
  )
}

/**
 * Returns a ticket field's key: its label in lowercase letters, digits and underscores, with a number if another field
 * has that key.
 */
export function keyOf(label: string, others: readonly string[]): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_$/g, '')
    .slice(0, 30)
  const base = words || 'field'
  let key = base
  for (let number = 2; others.includes(key); number++) key = `${base}_${number}`
  return key
}
