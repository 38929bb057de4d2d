import { useState } from 'react'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { useAdmin } from '#host-app/admin/admin-layout.tsx'
import { QueryState } from '#host-app/admin/common/query-state.tsx'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import previewStyles from '../../frame/preview-frame.module.css'
import { PreviewFrame } from '../../frame/preview-frame.tsx'
import { usePreviewConfig } from '../../frame/use-preview-config.ts'
import { AI_REPLIES, type AiReply } from './ai-reply.ts'
import { describeTurn } from './next-steps.ts'
import styles from './simulator.module.css'
import { type PlayedSimulation, useSimulation } from './use-simulation.ts'

const WAIT_MS = 5_000

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

type Props = {
  /** The chat flow as it is in the form, unsaved changes included. */
  readonly flow: SettingsOf<'chat-flow'>
}

/** A conversation to act out beside the form: the real chat and its rules, on a clock that stands still. */
export function Simulator({ flow }: Props) {
  const brand = useApi('getSettings', { params: { section: 'brand' } })
  return (
    <aside className={previewStyles['preview']} aria-label="Simulator">
      <QueryState query={brand} label="Loading the simulator">
        {({ value }) => <Stage flow={flow} brand={value as SettingsOf<'brand'>} />}
      </QueryState>
    </aside>
  )
}

function Stage({ flow, brand }: Props & { readonly brand: SettingsOf<'brand'> }) {
  const [locale, setLocale] = useState<Locale>('en')
  const [aiReply, setAiReply] = useState<AiReply>('answers')
  const simulation = useSimulation({ flow, locale, aiReply })
  const sample = usePreviewConfig(brand)
  const { company_subdomain: tenant } = useAdmin().member
  const { state, now } = simulation
  const { is_ai_enabled, starters, quick_replies, texts } = flow
  const config = { ...sample, is_ai_enabled, starters, quick_replies, texts }
  return (
    <div className={styles['stage']}>
      <div className={previewStyles['bar']}>
        <label className={styles['pick']}>
          Language
          <select value={locale} onChange={event => setLocale(event.target.value as Locale)}>
            {LOCALES.map(each => (
              <option key={each} value={each}>
                {NAMES.of(each)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles['pick']}>
          The AI
          <select value={aiReply} onChange={event => setAiReply(event.target.value as AiReply)}>
            {(Object.keys(AI_REPLIES) as AiReply[]).map(each => (
              <option key={each} value={each}>
                {AI_REPLIES[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PreviewFrame
        title="The simulated chat"
        message={{ screen: { state, now }, tenant, theme: 'light', locale, config }}
        onEvent={simulation.dispatch}
      />
      <SimulatorControls simulation={simulation} />
    </div>
  )
}

/** Moves the simulated time, plays the agent, and says what happens next. */
function SimulatorControls({ simulation }: { readonly simulation: PlayedSimulation }) {
  const { state, now, steps } = simulation
  const [next] = steps
  const hasBegun = state.status !== 'none'
  return (
    <div className={styles['controls']}>
      <p className={styles['turn']} role="status">
        <b>{describeTurn(state)}.</b>{' '}
        {!hasBegun
          ? 'Write a message in the chat. The clock moves only when you let time pass.'
          : next
            ? ''
            : 'Nothing is due.'}
      </p>
      {steps.length > 0 && (
        <ul className={styles['steps']} aria-label="Due">
          {steps.map(({ name, at }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={styles['time']}>in {describeWait(at - now)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['buttons']}>
        <Button
          size="small"
          disabled={!next}
          onClick={() => next && simulation.wait(Math.max(0, next.at - now))}
        >
          {next ? `Wait ${describeWait(next.at - now)}` : 'Wait'}
        </Button>
        <Button size="small" onClick={() => simulation.wait(WAIT_MS)}>
          Wait 5 s
        </Button>
        <Button size="small" disabled={!hasBegun} onClick={simulation.startOver}>
          Start over
        </Button>
      </div>
      {hasBegun && <AgentPart simulation={simulation} />}
    </div>
  )
}

/** What the agent does: take the conversation, answer, resolve. */
function AgentPart({ simulation }: { readonly simulation: PlayedSimulation }) {
  const { assigneeName, status } = simulation.state
  const [text, setText] = useState('')

  function reply(): void {
    if (text.trim() === '') return
    simulation.agentActs(text.trim())
    setText('')
  }

  return (
    <div className={styles['agent']}>
      <input
        aria-label="The agent’s reply"
        placeholder="Reply as the agent…"
        dir="auto"
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return
          // The simulator is inside the page's form, which Enter would save.
          event.preventDefault()
          reply()
        }}
      />
      <Button size="small" disabled={text.trim() === ''} onClick={reply}>
        Reply
      </Button>
      {assigneeName === null ? (
        <Button size="small" onClick={() => simulation.agentActs(null)}>
          Take it
        </Button>
      ) : (
        <Button size="small" disabled={status === 'resolved'} onClick={simulation.agentResolves}>
          Resolve
        </Button>
      )}
    </div>
  )
}

/** Describes a wait: `1.2 s`, `45 s`, `3 min`, `3 min 20 s`. */
function describeWait(ms: number): string {
  const seconds = Math.max(0, ms) / 1_000
  if (seconds < 60) return `${Number(seconds.toFixed(1))} s`
  const minutes = Math.floor(seconds / 60)
  const rest = Math.round(seconds % 60)
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}
