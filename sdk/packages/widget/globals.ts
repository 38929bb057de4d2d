/**
 * The types of the elements for `document.querySelector`, of the events for `addEventListener`, and of the page's global.
 * Only the package has them: this repository's tests use more of the elements than a page may.
 */
import type { EventDetails, EventType, LapwingFunction } from '#contract/embed-types.ts'
import type {
  SupportChatElement,
  SupportCsatElement,
  SupportKbElement,
  SupportTicketElement,
  SupportVoiceElement,
} from './elements.ts'

type LapwingEventMap = { [Type in EventType]: CustomEvent<EventDetails[Type]> }

declare global {
  interface HTMLElementTagNameMap {
    'support-chat': SupportChatElement
    'support-ticket': SupportTicketElement
    'support-kb': SupportKbElement
    'support-voice': SupportVoiceElement
    'support-csat': SupportCsatElement
  }
  interface GlobalEventHandlersEventMap extends LapwingEventMap {}
  interface Window {
    /** Set once the script tag or the first command has run. */
    Lapwing?: LapwingFunction
  }
}
