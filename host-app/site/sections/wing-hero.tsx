import { BRAND } from '#contract/brand.ts'
import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import type { Hero } from '../content/page.ts'
import { BothSides } from './both-sides.tsx'
import { HeroActions } from './hero-actions.tsx'
import { Icon } from './icon.tsx'
import styles from './wing-hero.module.css'

/** The top of the home page: the benefit on the bird's dark back, and the product across its edge. */
export function WingHero({ hero }: { readonly hero: Hero }) {
  const { heading, turn = '', lead, facts = [], actions } = hero
  return (
    <DeferredHydration>
      <section className={styles['hero']}>
        <img className={styles['wing']} src="/wing.svg" alt="" width={830} height={797} />
        <div className={styles['inner']}>
          <h1>
            {heading.slice(0, heading.length - turn.length)}
            <span>{turn}</span>
          </h1>
          <p className={styles['lead']}>{lead}</p>
          <div className={styles['actions']}>
            <HeroActions actions={actions} />
            <ul>
              {facts.map(fact => (
                <li key={fact}>
                  <Icon name="check" size={16} />
                  {fact}
                </li>
              ))}
              {BRAND.repository && (
                <li>
                  <Icon name="code" size={16} />
                  <a href={BRAND.repository}>Source code</a>
                </li>
              )}
            </ul>
          </div>
        </div>
        <div className={styles['belly']}>
          <BothSides />
        </div>
      </section>
    </DeferredHydration>
  )
}
