import { useMutation } from '@tanstack/react-query'
import type { ModelProblem } from '#contract/constants/ai.ts'
import type { ModelTrial as Trial } from '#contract/entities/answers.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'

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
  resting: 'The model failed several times just before, and is not asked for a while.',
}

/** Sends a short test question to the company's own model, and shows the result. */
export function ModelTrial() {
  const trial = useMutation({ mutationFn: () => callApi('tryAiModel') })
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
