/**
 * What a visitor's first words can do without: what draws an answer and stands beside and after it, files, and what the
 * server is asked for from then on. One file for all, fetched once an answer is the next to come.
 */
import styles from './answer.css?inline'

export { createLatePerformer } from '../../runtime/effects/late-effects.ts'
export { FileIcon } from '../../ui/file-icon.tsx'
export { formatSize } from '../../ui/format-size.ts'
export { RichText } from '../../ui/rich-text.tsx'
export { AnswerRating } from './answer-rating.tsx'
export { EndScreen } from './end-screen.tsx'
export { FollowUpCard } from './follow-up-card.tsx'
export { HumanOffer } from './human-offer.tsx'
export { MessageContent, readableText } from './message-content.tsx'
export { MessageSources } from './message-sources.tsx'
export { NewsButton } from './news-button.tsx'
export { OutgoingFileRow } from './outgoing-file-row.tsx'
export { RememberedList } from './remembered-list.tsx'

/** For the shadow root around the thread. */
export const ANSWER_STYLES = styles
