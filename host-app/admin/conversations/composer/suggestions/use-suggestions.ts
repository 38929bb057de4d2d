import { useState } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { type CannedValues, fillVariables } from '#core/text/canned-variables.ts'
import { firstName } from '#core/text/first-name.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useColleagues } from '../../../common/use-desk.ts'
import type { Trigger } from './trigger-at.ts'

const OPTIONS_MAX = 8

/** An entry of the suggestion list. */
export type Suggestion = {
  readonly id: string
  readonly label: string
  readonly detail: string
  /** The text that replaces the look-up. */
  readonly inserted: string
}

type About = { readonly conversation: StaffConversation; readonly member: UserProfile }

/** Returns the matches for a look-up: canned replies with their variables filled in, or colleagues. */
export function useSuggestions(trigger: Trigger | null, about: About) {
  const [active, setActive] = useState(0)
  const replies = useApi('listCannedReplies', {}, { select: ({ replies }) => replies, staleTime: 60_000 })
  const colleagues = useColleagues()
  const query = trigger?.query.toLowerCase() ?? ''
  const matches = (text: string) => text.toLowerCase().includes(query)

  const beginsIn = (name: string) => ` ${name.toLowerCase()}`.includes(` ${query}`)

  const canned = (): readonly Suggestion[] => {
    const values = cannedValues(about)
    const found = (replies.data ?? []).filter(reply => matches(reply.shortcut) || matches(reply.content))
    // A match in the shortcut comes before matches in the text.
    found.sort(
      (a, b) =>
        Number(b.shortcut.toLowerCase().startsWith(query)) -
        Number(a.shortcut.toLowerCase().startsWith(query)),
    )
    return found.map(({ id, shortcut, content }) => ({
      id,
      label: `/${shortcut}`,
      detail: content,
      inserted: fillVariables(content, values),
    }))
  }
  const people = (): readonly Suggestion[] =>
    (colleagues.data ?? [])
      .filter(({ id, full_name }) => id !== about.member.id && matches(full_name))
      .sort((a, b) => Number(beginsIn(b.full_name)) - Number(beginsIn(a.full_name)))
      .map(({ id, full_name }) => ({ id, label: full_name, detail: '', inserted: `@${full_name} ` }))

  const options = (trigger === null ? [] : trigger.sign === '/' ? canned() : people()).slice(0, OPTIONS_MAX)
  const current = Math.min(active, Math.max(0, options.length - 1))

  /** Handles a key. Returns whether the list used it. */
  function onKey(key: string, choose: (index: number) => void): boolean {
    if (options.length === 0) return false
    if (key === 'ArrowDown') setActive((current + 1) % options.length)
    else if (key === 'ArrowUp') setActive((current - 1 + options.length) % options.length)
    else if (key === 'Enter' || key === 'Tab') {
      choose(current)
      setActive(0)
    } else return false
    return true
  }

  return {
    sign: trigger?.sign ?? '/',
    options,
    active: current,
    setActive,
    onKey,
    isLoading: trigger?.sign === '@' ? colleagues.isPending : replies.isPending,
    colleagues: colleagues.data ?? [],
  }
}

/** What `useSuggestions` returns. */
export type Suggestions = ReturnType<typeof useSuggestions>

/** Returns the values of the canned replies' variables in a conversation. */
export function cannedValues({
  conversation,
  member,
}: {
  readonly conversation: Pick<StaffConversation, 'customer_name' | 'customer_email' | 'number'>
  readonly member: Pick<UserProfile, 'full_name' | 'company_name'>
}): CannedValues {
  const { customer_name, customer_email, number } = conversation
  return {
    'customer.first_name': firstName(customer_name ?? '') || null,
    'customer.email': customer_email,
    'agent.first_name': firstName(member.full_name) || null,
    'ticket.number': number === null ? null : String(number),
    'company.name': member.company_name,
  }
}
