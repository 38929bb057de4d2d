import { useState } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { describeTurn } from './next-steps.ts'
import styles from './simulator.module.css'
import type { PlayedSimulation } from './use-simulation.ts'

const WAIT_MS = 5_000

/** Moves the simulated time, plays the agent, and says what happens next. */
export function SimulatorControls({ simulation }: { readonly simulation: PlayedSimulation }) {
  const { state, now, steps } = simulation
  const [next] = steps
  const hasBegun = state.status !== 'none'
  return (
    <div className={styles['controls']}>
      <p className={styles['turn']} role="status">
        <b>{describeTurn(state)}.</b>{' '}
        {!hasBegun
          ? 'Write a message in the chat. Time stands still until you let it pass.'
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
