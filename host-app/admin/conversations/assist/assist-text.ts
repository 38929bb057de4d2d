import type { AssistRefusal } from '#contract/constants/assist.ts'

/** What an agent reads when the AI wrote nothing. */
export const REFUSALS: Readonly<Record<AssistRefusal, string>> = {
  'no-information': 'No published article answers this.',
  withheld: 'The AI’s text said something that its sources do not. It is not shown.',
  'over-budget': 'Today’s AI answers are used up.',
  unavailable: 'The AI did not reply. Please try again.',
}

/** Returns the agent's language (BCP 47), as the API takes it. */
export function ownLanguage(): string {
  const [primary = 'en', ...rest] = navigator.language.split('-')
  return [primary.toLowerCase(), ...rest].join('-')
}
