import type { Feature, Widget } from '#contract/embed.ts'
import { askFrame } from './ask-frame.ts'
import { perform } from './perform.ts'

/**
 * Defines a feature's element and has it do a command, if one is named. A chat can be in a frame of its own; one whose
 * code does not come, or cannot work on this page, is in one.
 */
export function ask(feature: Feature, element?: Widget, name?: string, args: readonly unknown[] = []): void {
  const isChat = feature === 'chat'
  void perform(
    isChat && element?.getAttribute('mode') === 'iframe' ? 'frame' : feature,
    [element, name, args],
    // The attribute `open` names no command.
    isChat ? () => askFrame(element, name ?? 'open', args) : undefined,
  )
}
