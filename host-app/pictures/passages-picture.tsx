import { ANSWER_LIKELIHOOD } from '#contract/constants/ai.ts'
import { PassageCard } from '../admin/knowledge/playground/answer/passage-card.tsx'
import { PictureFrame } from './picture-frame.tsx'

const ANSWER =
  'You can pause a paid plan for one to three months. Nothing is charged while it rests, and your data stays.'

const PASSAGES = [
  {
    slug: 'pause-your-plan',
    title: 'Pause your plan',
    text: `${ANSWER} Open Settings > Billing and press Pause.`,
    likelihood: 0.83,
    confidence: 0.61,
    missing_words: ['summer'],
  },
  {
    slug: 'cancel-your-plan',
    title: 'Cancel your plan',
    text: 'A plan that is cancelled runs to the end of the month that was paid for.',
    likelihood: 0.22,
    confidence: 0.09,
    missing_words: ['pause', 'summer'],
  },
  {
    slug: 'invoices',
    title: 'Find an invoice',
    text: 'Invoices lie under Settings > Billing for seven years.',
    likelihood: 0.04,
    confidence: 0.01,
    missing_words: ['pause', 'summer'],
  },
]

/** Passages that a search found, with the likelihood that each answers. */
export function PassagesPicture() {
  return (
    <PictureFrame title="Playground: can I pause over the summer?">
      <ul>
        {PASSAGES.map((passage, index) => (
          <PassageCard
            key={passage.slug}
            passage={{
              ...passage,
              content_id: null,
              is_above_threshold: passage.likelihood >= ANSWER_LIKELIHOOD,
            }}
            threshold={ANSWER_LIKELIHOOD}
            isUsed={index === 0}
            isSuggested={false}
            answer={ANSWER}
          />
        ))}
      </ul>
    </PictureFrame>
  )
}
