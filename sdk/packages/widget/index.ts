/** `@lapwing/widget`: the script tag and its global as a typed module. Importing it has no effect on the page. */
export { EVENTS, FEATURES } from '#contract/embed.ts'
export type { ElementAttributes, Theme, WidgetSettings } from '#contract/embed-attributes.ts'
export type {
  ElementEvents,
  ElementTag,
  EventDetails,
  EventName,
  EventType,
  IdentityToken,
  LapwingCommands,
  LapwingEvent,
  LapwingFunction,
  LapwingValues,
  SupportElement,
} from '#contract/embed-types.ts'
export type {
  SupportChatElement,
  SupportCsatElement,
  SupportKbElement,
  SupportTicketElement,
  SupportVoiceElement,
} from './elements.ts'
export { Lapwing } from './lapwing.ts'
export { type LoadOptions, loadLapwing } from './load-lapwing.ts'
