import type { EmbedContext, Feature } from '#contract/embed.ts'

/** An element with its commands, once its code is there. */
export type Widget = HTMLElement &
  Readonly<Record<string, ((...args: readonly unknown[]) => unknown) | undefined>>

/** The elements on the page that commands are for: all, or those of a feature, but of one tenant alone. */
export function standing({ chat, elements }: EmbedContext, feature?: Feature): Widget[] {
  const features = feature ? [feature] : (Object.keys(elements) as Feature[])
  const found: Widget[] = []
  for (const each of features) found.push(...document.querySelectorAll<Widget>(elements[each]))
  const first = chat ?? document.querySelector(elements.chat) ?? found[0]
  return found.filter(element => element.getAttribute('tenant') === first?.getAttribute('tenant'))
}
