import type { FormEvent } from 'react'
import { MODEL_KEY_MAX, MODEL_NAME_MAX, MODEL_URL_MAX, type ModelProblem } from '#contract/constants/ai.ts'
import type { AiUsage, ModelTrial as Trial } from '#contract/entities/answers.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { useRemoval } from '../../common/use-removal.tsx'

const PROBLEMS: Readonly<Record<ModelProblem, string>> = {
  address_refused: 'The address is not on the public web.',
  unreachable: 'The server could not be reached, or the connection was lost.',
  unauthorized: 'The server does not accept the key.',
  not_found: 'The server doesn’t know this address or model.',
  rate_limited: 'The server accepts no more requests right now.',
  failed: 'The server reported an error.',
  bad_answer: 'The server’s answer is not in the OpenAI format.',
  too_slow: 'The server took too long.',
  failed_check: 'What it wrote is not what the articles say.',
  resting: 'The model failed several times just before, and is paused for now.',
}

type Props = { readonly model: AiUsage['model'] }

/** The company's own language model. Its API key is write-only. */
export function ModelSection({ model }: Props) {
  const { current } = useImpersonation()
  if (current)
    return (
      <p>
        {model ? `${model.name} at ${model.url}` : 'The platform’s.'} Only the company’s own people can change
        it.
      </p>
    )
  return (
    <>
      <ModelForm key={`${model?.url} ${model?.has_key}`} model={model} />
      {model && <ModelTrial />}
    </>
  )
}

function ModelForm({ model }: Props) {
  const save = useApiAction(
    (call, fields: FormData) => {
      const api_key = String(fields.get('key')).trim()
      return call('setAiModel', {
        body: {
          url: String(fields.get('url')),
          name: String(fields.get('name')),
          ...(api_key && { api_key }),
        },
      })
    },
    { done: 'Model saved', showsError: true },
  )
  const [askToRemove, removalDialog] = useRemoval({
    act: call => call('removeAiModel'),
    ask: () => ({
      title: 'Use the platform’s model?',
      action: 'Use the platform’s model',
      text: 'The address and the key of your own model are deleted.',
    }),
    done: 'The platform’s model answers again',
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }

  return (
    <>
      <form onSubmit={submit}>
        <Field
          label="Address"
          name="url"
          type="url"
          required
          maxLength={MODEL_URL_MAX}
          placeholder="https://api.example.com/v1"
          defaultValue={model?.url}
          hint="A public https address, up to the version."
        />
        <Field
          label="Model name"
          name="name"
          required
          maxLength={MODEL_NAME_MAX}
          defaultValue={model?.name}
          spellCheck={false}
        />
        <Field
          label="API key"
          name="key"
          type="password"
          autoComplete="off"
          maxLength={MODEL_KEY_MAX}
          placeholder={model?.has_key ? 'Set' : ''}
          hint={
            model?.has_key
              ? 'A key is set. It is never shown; leave this empty to keep it. Enter it again for another address.'
              : 'It is stored encrypted and never shown again.'
          }
        />
        <FormError text={save.isError ? errorText(save.error) : null} />
        <Button type="submit" look="primary" busy={save.isPending}>
          Save the model
        </Button>
        {model && <Button onClick={() => askToRemove()}>Use the platform’s model</Button>}
      </form>
      {removalDialog}
    </>
  )
}

/** Sends a short test question to the company's own model, and shows the result. */
function ModelTrial() {
  const trial = useApiAction(call => call('tryAiModel'), { showsError: true })
  return (
    <>
      <Button busy={trial.isPending} onClick={() => trial.mutate()}>
        Try the model
      </Button>
      <p role="status">
        {trial.data && resultOf(trial.data)}
        {trial.isError && errorText(trial.error)}
      </p>
    </>
  )
}

function resultOf({ text, problem, duration_ms }: Trial): string {
  const seconds = (duration_ms / 1_000).toFixed(1)
  if (problem) return `No answer. ${PROBLEMS[problem]}`
  if (text === null)
    return `It answered in ${seconds} s, but named no article. Such answers are not shown to visitors.`
  return `It answered in ${seconds} s: “${text}”`
}
