import type { WidgetConfig } from '#contract/entities/widget.ts'

/** Returns the chat's title: the company's, or a word for it until the company's settings have loaded. */
export function titleOf(config: WidgetConfig | null): string {
  return config?.brand.title ?? 'Support'
}
