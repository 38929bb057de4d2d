import { useQuery } from '@tanstack/react-query'
import { STARTERS_MAX } from '#contract/constants/ai.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { LinesRow, SwitchRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { GUARDRAIL_LABELS, GuardrailFields } from './guardrail-fields.tsx'
import { ModelSection } from './model-section.tsx'

const LABELS = {
  'chat-flow': { is_ai_enabled: 'The AI answers first', starters: 'Starter questions' },
  ai: GUARDRAIL_LABELS,
}

type States = Readonly<Record<'chat-flow' | 'ai', SettingsState>>

/** `/admin/settings/chat-flow`: who answers first, the AI's tone and its limits (ADMIN-04). */
export function ChatFlowPage() {
  return (
    <SettingsLoader
      title="Chat flow"
      lead="Who answers first, how the AI speaks, and when a human takes over."
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
  const usage = useQuery({
    queryKey: queryKeys.aiUsage(),
    queryFn: () => callApi('getAiUsage'),
  })
  return (
    <>
      <SettingsForm drafts={[flow, ai]}>
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
