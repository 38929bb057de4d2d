/**
 * The code that the visitor's first message can do without: it draws answers, what follows them, and files, and performs the
 * effects from then on. Loaded as one file, once an answer is the next to come.
 */
import styles from './answer.css?inline'

export { createLazyPerformer } from '#sdk/runtime/conversation/effects/lazy-effects.ts'
export { FileIcon } from '#sdk/ui/controls/file-icon.tsx'
export { formatSize } from '#sdk/ui/text/format-size.ts'
export { RichText } from '#sdk/ui/text/rich-text.tsx'
export { OutgoingFileRow } from '../composer/outgoing-file-row.tsx'
export { RememberedList } from '../home/remembered-list.tsx'
export { AnswerRating } from './answer-rating.tsx'
export { FollowUpCard, HumanOffer } from './choice-cards.tsx'
export { EndScreen } from './end-screen.tsx'
export { MessageContent, MessageSources, readableText } from './message-content.tsx'
export { NewsButton } from './news-button.tsx'

/** For the shadow root around the thread. */
export const ANSWER_STYLES = styles
