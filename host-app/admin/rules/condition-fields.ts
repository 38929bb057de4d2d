/** The editor's options for each field of a condition. */
import type { Condition } from '#contract/entities/automation.ts'
import { PRIORITY_LABELS } from '../common/priority-labels.ts'
import type { Targets } from './use-targets.ts'

type Field = {
  readonly label: string
  /** Labels of its operators, in menu order. */
  readonly operators: Readonly<Record<string, string>>
  /** The type of its value: chosen from a list, typed, or none. */
  readonly value:
    | 'words'
    | 'label'
    | 'category'
    | 'form-field'
    | 'nothing'
    | ((targets: Targets) => ReadonlyMap<string, string>)
  /** The initial condition. */
  readonly first: Condition
}

const IS = { is: 'is', 'is-not': 'is not' }
const CONTAINS = { contains: 'contains', 'contains-not': 'does not contain' }
const among = (labels: Readonly<Record<string, string>>) => () => new Map(Object.entries(labels))
const LANGUAGES = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  he: 'Hebrew',
  ar: 'Arabic',
}

/** Each field's label, operators, value type and initial condition. */
export const CONDITION_FIELDS: Readonly<Record<Condition['field'], Field>> = {
  status: {
    label: 'Status',
    operators: IS,
    value: among({ open: 'Open', ticket: 'Ticket', resolved: 'Resolved' }),
    first: { field: 'status', operator: 'is', value: 'open' },
  },
  priority: {
    label: 'Priority',
    operators: IS,
    value: among(PRIORITY_LABELS),
    first: { field: 'priority', operator: 'is', value: 'urgent' },
  },
  label: {
    label: 'Label',
    operators: { is: 'is there', 'is-not': 'is not there' },
    value: 'label',
    first: { field: 'label', operator: 'is', value: '' },
  },
  team: {
    label: 'Team',
    operators: IS,
    value: ({ teams }) => new Map([['none', 'No team'], ...teams]),
    first: { field: 'team', operator: 'is', value: 'none' },
  },
  assignee: {
    label: 'Assignee',
    operators: IS,
    value: ({ people }) => new Map([['none', 'Nobody'], ...people]),
    first: { field: 'assignee', operator: 'is', value: 'none' },
  },
  'customer-email': {
    label: 'Customer’s email',
    operators: IS,
    value: 'words',
    first: { field: 'customer-email', operator: 'is', value: '' },
  },
  'customer-domain': {
    label: 'Customer’s domain',
    operators: IS,
    value: 'words',
    first: { field: 'customer-domain', operator: 'is', value: '' },
  },
  verified: {
    label: 'Identity',
    operators: { is: 'is verified', 'is-not': 'is not verified' },
    value: 'nothing',
    first: { field: 'verified', operator: 'is', value: 'yes' },
  },
  subject: {
    label: 'Subject',
    operators: CONTAINS,
    value: 'words',
    first: { field: 'subject', operator: 'contains', value: '' },
  },
  content: {
    label: 'Message',
    operators: CONTAINS,
    value: 'words',
    first: { field: 'content', operator: 'contains', value: '' },
  },
  locale: {
    label: 'Language',
    operators: IS,
    value: among(LANGUAGES),
    first: { field: 'locale', operator: 'is', value: 'en' },
  },
  source: {
    label: 'Source',
    operators: IS,
    value: among({ widget: 'The widget', chat: 'The chat page', email: 'An email' }),
    first: { field: 'source', operator: 'is', value: 'widget' },
  },
  category: {
    label: 'Ticket’s category',
    operators: IS,
    value: 'category',
    first: { field: 'category', operator: 'is', value: '' },
  },
  'form-field': {
    label: 'Ticket form',
    operators: CONTAINS,
    value: 'form-field',
    first: { field: 'form-field', key: '', operator: 'contains', value: '' },
  },
  'office-hours': {
    label: 'Office',
    operators: { is: 'is open', 'is-not': 'is closed' },
    value: 'nothing',
    first: { field: 'office-hours', operator: 'is-not', value: 'open' },
  },
}

/** Describes a condition, such as `Priority is Urgent`. */
export function describeCondition(condition: Condition, targets: Targets): string {
  const { field, operator, value } = condition
  const { label, operators, value: kind } = CONDITION_FIELDS[field]
  const said = `${label} ${operators[operator]}`
  if (kind === 'nothing') return said
  if (kind === 'label') return `${label} “${value}” ${operators[operator]}`
  if (condition.field === 'form-field')
    return `“${fieldLabel(condition.key, targets)}” ${operators[operator]} “${value}”`
  if (typeof kind === 'string') return `${said} “${value}”`
  return `${said} ${kind(targets).get(value) ?? 'a removed person'}`
}

/** Returns the label of a ticket form's field; its key if the form no longer has it. */
export function fieldLabel(key: string, { fields }: Pick<Targets, 'fields'>): string {
  return fields.get(key) ?? key
}
