import { describe, expect, it } from 'vitest'
import { ruleDraft, slaPolicyDraft } from '#contract/entities/automation.ts'
import { conversationFilter } from '#contract/entities/conversation-list.ts'
import { customerFilter } from '#contract/entities/customer-list.ts'
import { deskAction } from '#contract/entities/desk-action.ts'
import { messageMeta } from '#contract/entities/message.ts'
import { SETTINGS } from '#contract/settings/index.ts'
import { checkTicketForm } from '#server/domain/conversations/tickets/create-ticket.ts'
import { articlesOf } from '../articles/index.ts'
import { seedSettingsOf } from '../company-settings.ts'
import { seedPeople } from '../people.ts'
import { storyAgents, TEAMS, teamId } from './agents.ts'
import { storyPolicies, storyRules } from './automation.ts'
import { customerLists, labels, macros, sharedViews } from './desk.ts'
import { canReply } from './dialogue.ts'
import type { StoryEvent } from './events.ts'
import { linesOn } from './parse-scripts.ts'
import { recordsOf } from './records.ts'
import { isAtWork, rhythmBefore } from './rhythm.ts'
import { tellStory } from './story.ts'
import { storyCustomers } from './texts/customers.ts'
import { chatScripts, spokenScripts } from './texts/scripts/index.ts'

const DAY_MS = 24 * 60 * 60_000
/** A Thursday, so that the story ends on a working day. */
const NOW = Date.parse('2026-11-26T15:00:00Z')
const events = tellStory(NOW)
const rows = recordsOf('c0a00000-0000-4000-8000-000000000001', events, 1)
const byConversation = new Map<string, StoryEvent[]>()
for (const event of events)
  byConversation.set(event.about, [...(byConversation.get(event.about) ?? []), event])
const scripts = [...chatScripts, ...spokenScripts]

function plain(body: string): string {
  const lines = body.split('\n').filter(line => !line.startsWith('#'))
  return lines.map(line => line.replace(/^(- |\d+\. )/, '').trim()).join(' ')
}

describe('the scripts', () => {
  it('quote public articles word for word', () => {
    const lines = scripts.flatMap(({ withAi, withAgent }) =>
      [...withAi, ...withAgent].flatMap(({ lines }) => lines),
    )
    for (const { cites, text } of lines) {
      if (cites === null) continue
      const article = articlesOf('acme').find(({ slug }) => slug === cites)
      expect([cites, article?.status, article?.visibility]).toEqual([cites, 'published', 'public'])
      const body = plain(article!.body)
      expect(text.split(/(?<=[.?!]) /).filter(sentence => !body.includes(sentence))).toEqual([])
    }
  })

  it('have an answer for each first message, of the AI or of an agent', () => {
    const silent = scripts.flatMap(script =>
      script.openings
        .filter(({ paths }) => {
          const path = paths[0] ?? ''
          const isAnswered = script.withAi.some(
            ({ who, lines }) => who === 'offer' || (who === 'ai' && linesOn(lines, path).length > 0),
          )
          return !isAnswered && !canReply(script, path)
        })
        .map(({ text }) => `${script.key}: ${text}`),
    )
    expect(silent).toEqual([])
  })

  it('name teams and categories that exist', () => {
    const { categories } = seedSettingsOf('acme', 'ticket-form')
    const wrong = scripts.filter(
      ({ team, category }) => !TEAMS.some(name => name === team) || !categories.includes(category),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })
})

describe('the people', () => {
  it('have addresses that end in .test, each once', () => {
    const emails = storyCustomers.map(({ email }) => email)
    expect(emails.filter(email => !/^[a-z0-9.-]+@[a-z0-9-]+\.test$/.test(email))).toEqual([])
    expect(new Set(emails).size).toBe(emails.length)
    expect(storyCustomers.length).toBeGreaterThan(100)
  })

  it('answer as members who may reply, in a team of theirs', () => {
    const able = seedPeople.filter(({ company, role }) => company === 'acme' && role !== 'viewer')
    expect(storyAgents.filter(({ id }) => !able.some(person => person.id === id))).toEqual([])
    for (const { assignee_id, team_id } of rows.conversations) {
      if (assignee_id === null) continue
      const { teams } = storyAgents.find(({ id }) => id === assignee_id)!
      expect(teams.map(teamId)).toContain(team_id)
    }
  })
})

describe('the story', () => {
  it('is the same at every run', () => {
    expect(JSON.stringify(tellStory(NOW))).toBe(JSON.stringify(events))
  })

  it('fills three months with conversations, tickets, calls and ratings', () => {
    const answered = rows.surveys.filter(({ answered_at }) => answered_at !== null)
    const commented = rows.surveys.filter(({ comment }) => comment !== null)
    const calls = rows.conversations.filter(({ call_ended_at }) => call_ended_at !== null)
    const tickets = rows.conversations.filter(({ number }) => number !== null)
    const between = (from: number, to: number) =>
      expect.toSatisfy((count: number) => count >= from && count <= to)
    expect({
      conversations: rows.conversations.length,
      tickets: tickets.length,
      calls: calls.length,
      ratings: answered.length,
      comments: commented.length,
      open: rows.conversations.filter(({ status }) => status === 'open').length,
    }).toEqual({
      conversations: between(395, 420),
      tickets: between(50, 95),
      calls: 15,
      ratings: between(220, 290),
      comments: between(55, 95),
      open: 9,
    })
  })

  it.each(['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'])('lies in the past, told on a %s', day => {
    const days = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'].indexOf(day)
    const now = NOW + days * DAY_MS - days * 3_500_000
    const told = tellStory(now)
    expect(told.filter(({ at }) => at > now || at < now - 91 * DAY_MS)).toEqual([])
    const answers = told.flatMap(event =>
      event.kind === 'survey' ? [Date.parse(event.data.answered_at ?? '')] : [],
    )
    expect(answers.filter(at => at > now)).toEqual([])
  })

  it('begins each conversation once, and ends it after its last message', () => {
    for (const [id, told] of byConversation) {
      expect([id, told.findIndex(({ kind }) => kind === 'open')]).toEqual([id, 0])
      const row = rows.conversations.find(conversation => conversation.id === id)!
      expect((row.resolved_at ?? row.updated_at) >= row.last_message_at!).toBe(true)
    }
  })

  it('asks for a rating when a conversation was resolved, and gets it later', () => {
    for (const { conversation_id, asked_at, answered_at } of rows.surveys) {
      const resolved = byConversation
        .get(String(conversation_id))!
        .filter(event => event.kind === 'change' && event.data['status'] === 'resolved')
      expect(resolved.some(({ at }) => at === (asked_at as Date).getTime())).toBe(true)
      if (answered_at) expect(Date.parse(String(answered_at))).toBeGreaterThan((asked_at as Date).getTime())
    }
  })

  it('never lets the AI answer once a human was asked for', () => {
    for (const told of byConversation.values()) {
      const asked = told.findIndex(event => event.kind === 'change' && event.data['needs_human'] === true)
      const after = asked < 0 ? [] : told.slice(asked)
      const answers = after.filter(
        event =>
          event.kind === 'message' && event.data.sender_type === 'ai' && 'citations' in event.data.meta,
      )
      expect(answers).toEqual([])
    }
  })

  it('says the same in three conversations at most, short ones', () => {
    const threads = [...byConversation.values()].map(told =>
      told.flatMap(event => (event.kind === 'message' ? [event.data.content] : [])).join('\n'),
    )
    expect(threads.length - new Set(threads).size).toBeLessThan(4)
    expect(threads.filter(thread => /\{\w+\}/.test(thread))).toEqual([])
  })

  it('is busy on Mondays and at work, and quiet at night and on weekends', () => {
    const starts = events.filter(({ kind }) => kind === 'open').map(({ at }) => new Date(at))
    const on = (day: number) => starts.filter(at => at.getUTCDay() === day).length
    expect(on(1)).toBeGreaterThan(on(4) * 1.2)
    expect(on(0) + on(6)).toBeLessThan(on(3))
    expect(starts.filter(at => isAtWork(at.getTime())).length).toBeGreaterThan(starts.length * 0.6)
  })

  it('has a week in which many ask about calendars, and fewer after the new articles', () => {
    const { badWeek, articlesAt } = rhythmBefore(NOW)
    const asked = (from: number, to: number) =>
      rows.conversations.filter(({ id, tags }) => {
        const { at } = byConversation.get(id)![0] as StoryEvent
        return tags.includes('calendar sync') && at >= from && at < to
      }).length
    const inBadWeek = asked(badWeek.from, badWeek.to)
    expect(inBadWeek).toBeGreaterThan(25)
    expect(asked(articlesAt, NOW)).toBeLessThan(inBadWeek / 2)
  })

  it('has conversations in five languages, reopened ones, and one of a few hundred messages', () => {
    expect([...new Set(rows.conversations.map(({ locale }) => locale))].sort()).toEqual([
      'ar',
      'de',
      'en',
      'es',
      'he',
    ])
    expect(rows.conversations.filter(({ tags }) => tags.includes('reopened')).length).toBeGreaterThan(4)
    expect(rows.conversations.filter(({ tags }) => tags.includes('follow-up')).length).toBeGreaterThan(2)
    expect(Math.max(...rows.conversations.map(({ last_sequence }) => last_sequence))).toBeGreaterThan(200)
    expect(rows.conversations.filter(({ snoozed_until }) => snoozed_until !== null)).toHaveLength(3)
  })

  it('has handoffs of every outcome, and SLA timers that were met and breached', () => {
    expect(new Set(rows.handoffs.map(({ outcome }) => outcome))).toEqual(
      new Set(['answered', 'ticketed', 'withdrawn']),
    )
    expect(rows.timers.filter(({ breached_at }) => breached_at !== null).length).toBeGreaterThan(8)
    expect(
      rows.timers.filter(({ breached_at, ended_at }) => ended_at && !breached_at).length,
    ).toBeGreaterThan(100)
  })
})

describe('what the agents have made', () => {
  it('is what the contract asks for', () => {
    for (const { id: _, ...rule } of Object.values(storyRules)) expect(ruleDraft.parse(rule)).toEqual(rule)
    for (const { id: _, ...policy } of Object.values(storyPolicies))
      expect(slaPolicyDraft.parse(policy)).toEqual(policy)
    for (const action of Object.values(macros).flat()) expect(deskAction.parse(action)).toEqual(action)
    for (const { filter } of sharedViews) expect(conversationFilter.parse(filter)).toEqual(filter)
    for (const filter of Object.values(customerLists)) expect(customerFilter.parse(filter)).toEqual(filter)
    expect(SETTINGS.labels.parse({ labels })).toMatchObject({ labels })
    for (const event of events) {
      if (event.kind !== 'message') continue
      const { type } = messageMeta.parse(event.data.meta)
      const isAnswer = event.data.sender_type === 'ai' && (type === 'answer' || type === 'offer')
      expect(event.data.outcome !== null).toBe(isAnswer)
    }
  })

  it('fits the ticket form', () => {
    const form = seedSettingsOf('acme', 'ticket-form')
    for (const event of events) {
      if (event.kind !== 'open' || event.data['status'] !== 'ticket') continue
      const { category, custom_fields } = event.data as {
        category: string
        custom_fields: Record<string, string>
      }
      expect(checkTicketForm(form, { category, custom_fields })).toEqual([])
    }
  })
})
