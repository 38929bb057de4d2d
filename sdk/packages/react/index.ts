/** `@lapwing/react`: the widgets as React components, and hooks. */
export { Lapwing } from '../widget/index.ts'
export {
  SupportChat,
  SupportCsat,
  type SupportElementProps,
  SupportKb,
  SupportTicket,
  SupportVoice,
} from './elements.ts'
export { LapwingProvider, type LapwingProviderProps } from './lapwing-provider.tsx'
export { type LapwingState, useLapwing } from './use-lapwing.ts'
export { useLapwingEvent } from './use-lapwing-event.ts'
