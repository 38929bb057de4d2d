/**
 * What a visitor's first words can do without: what draws an answer and stands beside and after it, files, and what the
 * server is asked for from then on. One file for all, fetched once an answer is the next to come.
 */
import styles from './answer.css?inline'

export { createLatePerformer } from '#sdk/runtime/conversation/effects/late-effects.ts'
export { FileIcon } from '#sdk/ui/file-icon.tsx'
export { formatSize } from '#sdk/ui/format-size.ts'
export { RichText } from '#sdk/ui/rich-text.tsx'
export { OutgoingFileRow } from '../composer/outgoing-file-row.tsx'
export { NewsButton } from '../home/news-button.tsx'
export { RememberedList } from '../home/remembered-list.tsx'
export { AnswerRating } from './answer-rating.tsx'
export { FollowUpCard, HumanOffer } from './choice-cards.tsx'
export { EndScreen } from './end-screen.tsx'
export { MessageContent, MessageSources, readableText } from './message-content.tsx'

/** For the shadow root around the thread. */
export const ANSWER_STYLES = styles
