import type { Feature, Widget } from '#contract/embed.ts'
import { askFrame } from './ask-frame.ts'
import { perform } from './perform.ts'

/**
 * Defines a feature's element and has it do a command, if one is named. A chat can be in a frame of its own; one whose
 * code does not come is in one.
 */
export function ask(feature: Feature, element?: Widget, name?: string, args: readonly unknown[] = []): void {
  void perform(
    feature === 'chat' && element?.getAttribute('mode') === 'iframe' ? 'frame' : feature,
    [element, name, args],
    // The attribute `open` names no command.
    () => feature === 'chat' && askFrame(element, name ?? 'open', args),
  )
}
