import type { EmbedContext, elementOf, Feature, Widget } from '#contract/embed.ts'

/** The elements on the page that commands are for: all, or those of a feature, but of one tenant alone. */
export function standing({ chat, features }: EmbedContext, feature?: Feature): Widget[] {
  const found: Widget[] = []
  for (const each of feature ? [feature] : features) {
    const element: ReturnType<typeof elementOf> = `support-${each}`
    found.push(...document.querySelectorAll<Widget>(element))
  }
  const first = chat ?? document.querySelector('support-chat') ?? found[0]
  return found.filter(element => element.getAttribute('tenant') === first?.getAttribute('tenant'))
}
