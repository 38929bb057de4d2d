import { AWAY_TEXT_MAX } from '#contract/constants/ai.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Section } from '../../common/section.tsx'
import { SettingRow } from '../frame/rows.tsx'
import { type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { OfficeHoursRows } from './office-hours.tsx'
import { TicketFields } from './ticket-fields.tsx'

const HOURS = [
  {
    title: 'Office hours',
    lead: 'Outside these hours, the widget says when you are back. Rules and SLA policies can use them.',
    fields: { office_hours: { kind: 'custom', label: 'Office hours', control: OfficeHoursRows } },
  },
  {
    title: 'Replies',
    fields: {
      reply_time: {
        kind: 'select',
        label: 'Usual reply time',
        hint: 'Shown on the widget’s home view.',
        isOptional: true,
        options: { '': 'Not shown', minutes: 'A few minutes', hours: 'A few hours', day: 'Within a day' },
      },
      away_text: {
        kind: 'area',
        label: 'Away message',
        hint: 'Shown outside your office hours, and in the queue while nobody is at the desk.',
        isOptional: true,
        rows: 2,
        maxLength: AWAY_TEXT_MAX,
      },
    },
  },
] as const satisfies FieldGroups<'hours'>

const TICKET_FORM = [
  {
    title: 'Ticket form',
    lead: 'What the form asks for besides an email, a subject and the request itself.',
    fields: {
      categories: {
        kind: 'lines',
        label: 'Categories',
        hint: 'One per line, 50 at most. Leave it empty to ask for none.',
      },
      fields: { kind: 'custom', label: 'Fields', hint: 'Shown after the category.', control: TicketFields },
    },
  },
] as const satisfies FieldGroups<'ticket-form'>

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

type States = Readonly<Record<'hours' | 'ticket-form', SettingsState>>

/** `/admin/settings/helpdesk`: office hours, reply times, away messages and the ticket form. */
export function HelpdeskPage() {
  return (
    <SettingsLoader
      title="Help desk"
      lead="When your team is available, and what visitors are told and asked."
      fields={{ hours: HOURS, 'ticket-form': TICKET_FORM }}
    >
      {states => <HelpdeskForm states={states} />}
    </SettingsLoader>
  )
}

function HelpdeskForm({ states }: { readonly states: States }) {
  const hours = useSettingsDraft('hours', states.hours, labelsOf(HOURS))
  const form = useSettingsDraft('ticket-form', states['ticket-form'], labelsOf(TICKET_FORM))
  return (
    <SettingsForm drafts={[hours, form]}>
      <SettingsFields draft={hours} groups={HOURS} />
      <SettingsFields draft={form} groups={TICKET_FORM} />
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
