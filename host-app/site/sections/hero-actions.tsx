import type { Hero } from '../content/page.ts'
import { ActionLink } from './action-link.tsx'

/** The calls to action at the top of a page, the first one filled. */
export function HeroActions({ actions }: Pick<Hero, 'actions'>) {
  return actions.map((action, index) => (
    <ActionLink
      key={action.label}
      action={action}
      look={index === 0 ? 'primary' : 'secondary'}
      source="hero"
    />
  ))
}
