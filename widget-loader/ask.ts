import type { Feature, Widget } from '#contract/embed.ts'
import { askFrame } from './ask-frame.ts'
import { perform } from './perform.ts'

/**
 * Defines a feature's element and runs a command on it, if one is given. The chat uses a frame with
 * `data-mode="iframe"`, and if its code does not load or cannot work on this page.
 */
export function ask(feature: Feature, element?: Widget, name?: string, args: readonly unknown[] = []): void {
  const isChat = feature === 'chat'
  void perform(
    isChat && element?.getAttribute('mode') === 'iframe' ? 'frame' : feature,
    [element, name, args],
    // Without a command, the attribute `open` opens the chat.
    isChat && (() => askFrame(element, name ?? 'open', args)),
  )
}
