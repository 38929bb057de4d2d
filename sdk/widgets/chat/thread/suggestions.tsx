import { type MouseEvent, useRef } from 'react'
import type { Citation } from '#contract/entities/message.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { Drawing } from '#sdk/ui/controls/icon.tsx'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import type { ChatSession } from '../chat-session.ts'
import { ask } from '../home/ask.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import css from './suggestions.css?inline'
import { useLatePart } from './use-late-part.ts'

type ChoicesProps = { readonly choices: readonly string[]; readonly session: ChatSession }

/** Buttons with answers to the AI's question back. A click sends one as the visitor's message. */
export function Choices({ choices, session }: ChoicesProps) {
  const group = useRef<HTMLDivElement>(null)
  useStyleSheet(group, css)
  useLatePart(group)
  return (
    <div ref={group} className="suggestions">
      {choices.map(choice => (
        <button
          key={choice}
          type="button"
          className="suggestion"
          dir={directionOf(choice)}
          onClick={event => ask(session, choice, event)}
        >
          {choice}
        </button>
      ))}
    </div>
  )
}

type Props = { readonly articles: readonly Citation[]; readonly session: ChatSession }

/**
 * Buttons with articles that may answer. A click makes the AI answer from the article. The last button requests a
 * human.
 */
export function Suggestions({ articles, session }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const group = useRef<HTMLFieldSetElement>(null)
  useStyleSheet(group, css)

  useLatePart(group)

  function pick(slug: string, { currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.messages')
    session.dispatch({ type: 'article-picked', slug, clientId: session.newId() })
  }

  function askForPerson({ currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.messages')
    session.dispatch({ type: 'human-requested' })
  }

  return (
    <fieldset ref={group} className="suggestions" aria-label={t.articles}>
      {articles.map(({ slug, title }) => (
        <button key={slug} type="button" className="suggestion" onClick={event => pick(slug, event)}>
          <span dir={directionOf(title)}>{title}</span>
          <Drawing path="M9.5 6l6 6-6 6" />
        </button>
      ))}
      <button type="button" className="choice" onClick={askForPerson}>
        {t.talkToPerson}
      </button>
    </fieldset>
  )
}
