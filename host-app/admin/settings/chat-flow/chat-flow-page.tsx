import { useQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useCompany } from '../../common/use-company.ts'
import { GuardrailsForm } from './guardrails-form.tsx'
import { ModelSection } from './model-section.tsx'
import { WelcomeForm } from './welcome-form.tsx'

/** `/admin/settings/chat-flow`: who answers first, the AI's tone and its limits (ADMIN-04). */
export function ChatFlowPage() {
  useTitle('Chat flow')
  const { permissions } = useAdmin()
  return (
    <>
      <PageHeader
        title="Chat flow"
        lead="Who answers first, how the AI speaks, and when a human takes over."
      />
      {permissions.includes('settings.edit') ? (
        <Settings />
      ) : (
        <NoPermission title="You can’t change these settings" permission="settings.edit" />
      )}
    </>
  )
}

function Settings() {
  const company = useCompany()
  const ai = useQuery({ queryKey: queryKeys.aiSettings(), queryFn: () => callApi('getAiSettings') })
  return (
    <>
      <Section title="First answers" lead="What visitors see when they open the chat.">
        <QueryState query={company} label="Loading the company">
          {details => <WelcomeForm details={details} />}
        </QueryState>
      </Section>
      <Section
        title="Guardrails"
        lead="The AI answers only from your published articles, and names them. You set how it answers."
      >
        <QueryState query={ai} label="Loading the AI’s settings">
          {configuration => <GuardrailsForm configuration={configuration} />}
        </QueryState>
      </Section>
      <Section
        title="Model"
        lead="Without a model of your own, the platform’s model answers. Any server with the OpenAI chat API works. It gets the visitor’s question, the last turns of the conversation and passages of your published articles."
      >
        <QueryState query={ai} label="Loading the model">
          {({ model }) => <ModelSection model={model} />}
        </QueryState>
      </Section>
    </>
  )
}
