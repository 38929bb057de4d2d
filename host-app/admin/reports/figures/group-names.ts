import type { RatingGroup, ReportChannel, ReportGroup } from '#contract/constants/reports.ts'
import { languageName } from '../../common/languages.ts'

/** The channels' names. */
export const CHANNEL_NAMES: Readonly<Record<ReportChannel, string>> = {
  chat: 'Chat',
  ticket: 'Tickets',
  voice: 'Voice',
}

/** The names of what tables are by. */
export const GROUP_NAMES: Readonly<Record<ReportGroup | RatingGroup, string>> = {
  agent: 'Agent',
  team: 'Team',
  label: 'Label',
  channel: 'Channel',
  locale: 'Language',
  handled_by: 'Responder',
  survey_channel: 'Place',
}

const NOBODY: Readonly<Record<ReportGroup | RatingGroup, string>> = {
  agent: 'No agent',
  team: 'No team',
  label: 'No label',
  channel: 'Other',
  locale: 'Other',
  handled_by: 'Other',
  survey_channel: 'Other',
}

/** Where a survey was asked. */
export const SURVEY_CHANNEL_NAMES: Readonly<Record<string, string>> = {
  chat: 'In the chat',
  voice: 'After a call',
  email: 'By email',
  page: 'On a page',
}

const RESPONDERS: Readonly<Record<string, string>> = { ai: 'AI', agent: 'People' }

/** Returns the name of a table's row. Ids that are words of the contract have their names here. */
export function rowName(
  group: ReportGroup | RatingGroup,
  { id, name }: { readonly id: string | null; readonly name: string | null },
): string {
  if (id === null) return NOBODY[group]
  switch (group) {
    case 'channel':
      return CHANNEL_NAMES[id as ReportChannel] ?? id
    case 'survey_channel':
      return SURVEY_CHANNEL_NAMES[id] ?? id
    case 'handled_by':
      return RESPONDERS[id] ?? id
    case 'locale':
      return languageName(id)
    default:
      return name ?? id
  }
}
