import type { AnswerOutcome } from '#contract/entities/answers.ts'
import type { TestVerdict } from '#contract/entities/playground.ts'

/** Labels of why a pinned test passed or failed. */
export const VERDICTS: Readonly<Record<TestVerdict, string>> = {
  'as-expected': 'As expected',
  'not-answered': 'Not answered',
  'other-article': 'Answered from another article',
  answered: 'Answered, though no answer is expected',
  'article-removed': 'Its article was removed',
}

type Outcome = { readonly label: string; readonly tone: 'good' | 'warning' | 'neutral' }

/** Labels of a question's outcome. */
export const OUTCOMES: Readonly<Record<AnswerOutcome, Outcome>> = {
  answer: { label: 'Answered', tone: 'good' },
  'small-talk': { label: 'Small talk', tone: 'neutral' },
  thanks: { label: 'Thanks', tone: 'neutral' },
  complaint: { label: 'Complaint, a human is mentioned', tone: 'neutral' },
  suggestions: { label: 'Not sure, articles are suggested', tone: 'warning' },
  clarification: { label: 'Asks a clarifying question', tone: 'neutral' },
  'no-information': { label: 'Nothing found, a human is offered', tone: 'warning' },
  withheld: { label: 'The model’s answer failed its check, a human is offered', tone: 'warning' },
  'refused-topic': { label: 'Topic left to humans, a human is offered', tone: 'warning' },
  'over-budget': { label: 'Daily limit reached, a human is offered', tone: 'warning' },
  'turn-limit': { label: 'Answer limit reached, a human is offered', tone: 'warning' },
  unavailable: { label: 'No answer from the model, a human is offered', tone: 'warning' },
}
