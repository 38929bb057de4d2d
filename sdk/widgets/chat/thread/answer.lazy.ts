/**
 * The code that is not needed before the first answer: components for answers and what follows them, the
 * styles of files, and the lazy effects. Loads as one file, once the next message is an answer.
 */
import styles from './answer.css?inline'

export { createLazyPerformer } from '#sdk/runtime/conversation/effects/effects.lazy.ts'
export { RichText } from '#sdk/ui/text/rich-text.tsx'
export { RememberedList } from '../home/remembered-list.tsx'
export { AnswerRating } from './answer-rating.tsx'
export { FollowUpCard, HumanOffer } from './choice-cards.tsx'
export { EndScreen, TicketLine } from './end-screen.tsx'
export { MessageContent, MessageSources, readableText } from './message-content.tsx'
export { NewsButton } from './news-button.tsx'

/** The style sheet of these parts, for the thread's shadow root. */
export const ANSWER_STYLES = styles
