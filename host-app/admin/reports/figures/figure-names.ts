import type { ReportFigure } from '#contract/constants/reports.ts'

/** The figures' names on tiles and in tables. */
export const FIGURE_NAMES: Readonly<Record<ReportFigure, string>> = {
  conversations: 'Conversations',
  resolved: 'Resolved',
  backlog: 'Backlog',
  ai_confirmed: 'AI resolved, confirmed',
  ai_assumed: 'AI resolved, assumed',
  ai_given_up: 'Gave up on the AI',
  handoffs: 'Asked for a person',
  reopened: 'Reopened',
  first_reply: 'First reply by a person',
  resolution_time: 'Time to resolution',
  sla_met: 'SLA deadlines met',
  satisfaction: 'Satisfied',
  response_rate: 'Surveys answered',
  nps: 'Net promoter score',
  calls: 'Voice calls',
  call_length: 'Length of a call',
}

/** Which direction is good; a figure that is neither is not here. */
export const GOOD_DIRECTION: Readonly<Partial<Record<ReportFigure, 'up' | 'down'>>> = {
  resolved: 'up',
  backlog: 'down',
  ai_confirmed: 'up',
  ai_given_up: 'down',
  reopened: 'down',
  first_reply: 'down',
  resolution_time: 'down',
  sla_met: 'up',
  satisfaction: 'up',
  response_rate: 'up',
  nps: 'up',
}
