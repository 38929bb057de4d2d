import { Suspense } from 'react'
import {
  ANSWERS_PER_CONVERSATION_MAX,
  ANSWERS_PER_DAY_MAX,
  FORBIDDEN_TOPICS_MAX,
  INSTRUCTIONS_MAX,
  MAX_SENTENCES_MAX,
  STARTERS_MAX,
  VISITOR_LANGUAGE,
} from '#contract/constants/ai.ts'
import {
  HANDOFF_PHRASES_MAX,
  QUICK_REPLIES_MAX,
  TIMER_BOUNDS,
  type Timers,
} from '#contract/constants/chat-flow.ts'
import { LOCALES } from '#contract/constants/locales.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { NumberRow } from '../frame/rows.tsx'
import { type ControlProps, type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { ModelSection } from './model-section.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { TextRows } from './text-rows.tsx'

/** Labels of the timers, with what they start from. */
const TIMER_LABELS: Readonly<Record<keyof Timers, { readonly label: string; readonly hint: string }>> = {
  follow_up_s: {
    label: 'Follow-up question',
    hint: 'Time from an AI answer to the follow-up question.',
  },
  auto_close_s: {
    label: 'Close the conversation',
    hint: 'After an AI answer without another message.',
  },
  typing_pause_s: {
    label: 'Pause while typing',
    hint: 'The two timers above stop while a visitor types, and start again after this time.',
  },
  human_fallback_s: {
    label: 'Wait for a human',
    hint: 'After this, a request that no one has taken becomes a ticket. Visitors see when.',
  },
  choice_timeout_s: {
    label: 'Wait for Yes or No',
    hint: 'After this, an unanswered offer of a human becomes a ticket.',
  },
}

const CHAT_FLOW = [
  {
    title: 'First answers',
    fields: {
      is_ai_enabled: {
        kind: 'switch',
        label: 'The AI answers first',
        hint: 'If it is off, visitors go straight to a human.',
      },
      starters: {
        kind: 'lines',
        label: 'Starter questions',
        hint: `One per line, ${STARTERS_MAX} at most. Visitors ask them with one click.`,
      },
      quick_replies: {
        kind: 'custom',
        label: 'Quick replies',
        hint: `Buttons on the home view and below an answer, ${QUICK_REPLIES_MAX} at most.`,
        control: QuickReplies,
      },
    },
  },
  {
    title: 'Timers',
    lead: 'Timers keep running after a visitor leaves. Changes don’t affect timers that already run.',
    fields: { timers: { kind: 'custom', label: 'Timers', control: TimerRows } },
  },
  {
    title: 'Texts',
    lead: 'What the chat and the AI say. Leave a field empty to use the default text, shown in gray.',
    fields: { texts: { kind: 'custom', label: 'Texts', control: TextRows } },
  },
  {
    title: 'Asking for a human',
    lead: 'The chat already recognizes requests such as “talk to a person” in many languages.',
    fields: {
      handoff_phrases: {
        kind: 'lines',
        label: 'Phrases that ask for a human',
        hint: `One per line, ${HANDOFF_PHRASES_MAX} at most. A message that contains one goes to a human, in any language.`,
        placeholder: 'concierge desk',
      },
      handoff_exceptions: {
        kind: 'lines',
        label: 'Phrases that don’t',
        hint: 'One per line. The words in it don’t count as a request.',
        placeholder: 'live chat plan',
      },
    },
  },
] as const satisfies FieldGroups<'chat-flow'>

type AiContext = {
  /** Answers since midnight UTC; undefined while unknown. */
  readonly answersToday: number | undefined
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const AI = [
  {
    title: 'Guardrails',
    lead: 'The AI answers only from your published articles, and names them. You set how it answers.',
    fields: {
      tone: {
        kind: 'choice',
        label: 'Tone',
        options: { friendly: 'Friendly', neutral: 'Neutral', formal: 'Formal' },
      },
      max_sentences: { kind: 'number', label: 'Maximum sentences', min: 1, max: MAX_SENTENCES_MAX },
      answer_language: {
        kind: 'select',
        label: 'Language of answers',
        options: ({ answer_language }) => ({
          [VISITOR_LANGUAGE]: 'The visitor’s',
          ...Object.fromEntries(
            [...new Set([...LOCALES, answer_language])]
              .filter(tag => tag !== VISITOR_LANGUAGE)
              .map(tag => [tag, LANGUAGE_NAMES.of(tag) ?? tag]),
          ),
        }),
      },
      forbidden_topics: {
        kind: 'lines',
        label: 'Topics to leave to humans',
        hint: `One per line, ${FORBIDDEN_TOPICS_MAX} at most. Other forms and typos count, too; the visitor is offered a human.`,
        placeholder: 'legal advice',
      },
      answers_per_conversation: {
        kind: 'number',
        label: 'Answers per conversation',
        hint: 'From articles. Then the AI offers a human.',
        min: 1,
        max: ANSWERS_PER_CONVERSATION_MAX,
      },
      answers_per_day: {
        kind: 'number',
        label: 'Answers per day',
        hint: (_, { answersToday }) =>
          `Across all conversations, per UTC day. Beyond it no language model is asked.${answersToday === undefined ? '' : ` ${answersToday} so far today.`}`,
        min: 0,
        max: ANSWERS_PER_DAY_MAX,
      },
      instructions: {
        kind: 'area',
        label: 'Instructions for the language model',
        hint: 'Followed as far as the settings above allow. The built-in answerer only quotes articles and ignores them.',
        rows: 4,
        maxLength: INSTRUCTIONS_MAX,
      },
    },
  },
] as const satisfies FieldGroups<'ai', AiContext>

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
      fields={{ 'chat-flow': CHAT_FLOW, ai: AI }}
    >
      {states => <ChatFlowForm states={states} />}
    </SettingsLoader>
  )
}

function ChatFlowForm({ states }: { readonly states: States }) {
  const flow = useSettingsDraft('chat-flow', states['chat-flow'], labelsOf(CHAT_FLOW))
  const ai = useSettingsDraft('ai', states.ai, labelsOf(AI))
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
        <SettingsFields draft={flow} groups={CHAT_FLOW} />
        <SettingsFields draft={ai} groups={AI} context={{ answersToday: usage.data?.answers_today }} />
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
function TimerRows({ value: timers, onChange, draft }: ControlProps<'chat-flow', 'timers'>) {
  return (Object.keys(TIMER_LABELS) as (keyof Timers)[]).map(name => (
    <NumberRow
      key={name}
      {...TIMER_LABELS[name]}
      error={draft.errors[`timers.${name}`]}
      min={TIMER_BOUNDS[name][0]}
      max={TIMER_BOUNDS[name][1]}
      unit="seconds"
      value={timers[name]}
      onChange={seconds => onChange({ ...timers, [name]: seconds })}
    />
  ))
}
