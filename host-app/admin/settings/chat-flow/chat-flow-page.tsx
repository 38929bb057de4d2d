import { Suspense } from 'react'
import { STARTERS_MAX } from '#contract/constants/ai.ts'
import { HANDOFF_PHRASES_MAX, TIMER_BOUNDS, type Timers } from '#contract/constants/chat-flow.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { LinesRow, NumberRow, SwitchRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { type DraftOf, useSettingsDraft } from '../frame/use-settings-draft.ts'
import { FLOW_LABELS, TIMER_LABELS } from './flow-labels.ts'
import { GUARDRAIL_LABELS, GuardrailFields } from './guardrail-fields.tsx'
import { ModelSection } from './model-section.tsx'
import { QuickReplyFields } from './quick-reply-fields.tsx'
import { TextFields } from './text-fields.tsx'

const LABELS = { 'chat-flow': FLOW_LABELS, ai: GUARDRAIL_LABELS }

/** Loaded later, because the page shows without it. */
const Simulator = lazyPart(async () => (await import('./simulator/simulator.tsx')).Simulator)

type States = Readonly<Record<'chat-flow' | 'ai', SettingsState>>

/**
 * `/admin/settings/chat-flow` (ADMIN-04): who answers first, what the chat says, how long it waits, and how the AI
 * speaks. A simulator beside the form acts out a conversation in the settings of the form.
 */
export function ChatFlowPage() {
  return (
    <SettingsLoader
      title="Chat flow"
      lead="Who answers first, what the chat says, and when a human takes over."
      sections={['chat-flow', 'ai']}
      labels={LABELS}
    >
      {states => <ChatFlowForm states={states} />}
    </SettingsLoader>
  )
}

function ChatFlowForm({ states }: { readonly states: States }) {
  const flow = useSettingsDraft('chat-flow', states['chat-flow'], LABELS['chat-flow'])
  const ai = useSettingsDraft('ai', states.ai, LABELS.ai)
  const usage = useApi('getAiUsage')
  return (
    <>
      <SettingsForm
        drafts={[flow, ai]}
        aside={
          <Suspense fallback={<aside aria-label="Simulator" />}>
            <Simulator flow={flow.value} />
          </Suspense>
        }
      >
        <Section title="First answers">
          <SwitchRow
            label={LABELS['chat-flow'].is_ai_enabled}
            hint="If it is off, visitors go straight to a human."
            value={flow.value.is_ai_enabled}
            onChange={is_ai_enabled => flow.set({ is_ai_enabled })}
          />
          <LinesRow
            label={LABELS['chat-flow'].starters}
            hint={`One per line, ${STARTERS_MAX} at most. Visitors ask them with one click.`}
            error={flow.errors['starters']}
            rows={4}
            value={flow.value.starters}
            onChange={starters => flow.set({ starters })}
          />
          <QuickReplyFields draft={flow} />
        </Section>
        <TimerFields draft={flow} />
        <TextFields draft={flow} />
        <Section
          title="Asking for a human"
          lead="The chat already recognizes requests such as “talk to a person” in many languages."
        >
          <LinesRow
            label={FLOW_LABELS.handoff_phrases}
            hint={`One per line, ${HANDOFF_PHRASES_MAX} at most. A message that contains one goes to a human, in any language.`}
            error={flow.errors['handoff_phrases']}
            rows={4}
            placeholder="concierge desk"
            value={flow.value.handoff_phrases}
            onChange={handoff_phrases => flow.set({ handoff_phrases })}
          />
          <LinesRow
            label={FLOW_LABELS.handoff_exceptions}
            hint="One per line. The words in it don’t count as a request."
            error={flow.errors['handoff_exceptions']}
            rows={4}
            placeholder="live chat plan"
            value={flow.value.handoff_exceptions}
            onChange={handoff_exceptions => flow.set({ handoff_exceptions })}
          />
        </Section>
        <Section
          title="Guardrails"
          lead="The AI answers only from your published articles, and names them. You set how it answers."
        >
          <GuardrailFields draft={ai} answersToday={usage.data?.answers_today} />
        </Section>
      </SettingsForm>
      <Section
        title="Model"
        lead="Without a model of your own, the platform’s model answers. Any server with the OpenAI chat API works. It gets the visitor’s question, the last turns of the conversation and passages of your published articles."
      >
        <QueryState query={usage} label="Loading the model">
          {({ model }) => <ModelSection model={model} />}
        </QueryState>
      </Section>
    </>
  )
}

/** Edits how long a conversation waits for each of its next steps. */
function TimerFields({ draft }: { readonly draft: DraftOf<'chat-flow'> }) {
  const { timers } = draft.value
  return (
    <Section
      title="Timers"
      lead="Timers keep running after a visitor leaves. Changes don’t affect timers that already run."
    >
      {(Object.keys(TIMER_LABELS) as (keyof Timers)[]).map(name => (
        <NumberRow
          key={name}
          {...TIMER_LABELS[name]}
          error={draft.errors[`timers.${name}`]}
          min={TIMER_BOUNDS[name][0]}
          max={TIMER_BOUNDS[name][1]}
          unit="seconds"
          value={timers[name]}
          onChange={seconds => draft.set({ timers: { ...timers, [name]: seconds } })}
        />
      ))}
    </Section>
  )
}
