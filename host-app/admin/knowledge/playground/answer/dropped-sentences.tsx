import type { DroppedSentence } from '#contract/entities/answers.ts'
import styles from './dropped-sentences.module.css'

const REASONS: Readonly<Record<DroppedSentence['reason'], (found: string) => string>> = {
  number: found => `The number “${found}” is not in the articles that the model cited.`,
  name: found => `The name “${found}” is not in the articles that the model cited.`,
  quote: found => `The quoted words “${found}” are not in the articles that the model cited.`,
  code: found => `The code “${found}” is not in the articles that the model cited.`,
  address: found => `The address “${found}” is not in the articles that the model cited.`,
  instructions: found => `It repeats the model’s instructions: “${found} …”`,
  'system-text': found => `It looks like a hidden system message: “${found}”`,
}

/** Sentences of the model's answer that the answer check removed, with reasons. */
export function DroppedSentences({ dropped }: { readonly dropped: readonly DroppedSentence[] }) {
  if (dropped.length === 0) return null
  return (
    <section className={styles['dropped']} aria-label="Left out">
      <h3>Left out, because it failed the check</h3>
      <ul>
        {dropped.map(({ text, reason, found }) => (
          <li key={`${reason} ${text}`}>
            <q dir="auto">{text}</q>
            <span>{REASONS[reason](found)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
