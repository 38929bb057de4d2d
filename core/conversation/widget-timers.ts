import type { Timers, WidgetTimers } from '#contract/constants/chat-flow.ts'

/** Returns a company's timers as widgets get them. */
export function widgetTimers(timers: Timers): WidgetTimers {
  const { follow_up_s, auto_close_s, typing_pause_s, human_fallback_s, choice_timeout_s } = timers
  return [
    follow_up_s * 1_000,
    auto_close_s * 1_000,
    typing_pause_s * 1_000,
    human_fallback_s * 1_000,
    choice_timeout_s * 1_000,
  ]
}
