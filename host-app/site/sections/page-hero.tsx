import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import { Picture } from '../../pictures/picture.tsx'
import type { Hero } from '../content/page.ts'
import { HeroActions } from './hero-actions.tsx'
import styles from './page-hero.module.css'
import { ChatStage } from './widgets/chat-stage.tsx'
import { WingHero } from './wing-hero.tsx'

/** The pictures that need the page's width, so that they stand below the text. */
const WIDE_PICTURES: ReadonlySet<Hero['picture']> = new Set(['dashboard', 'desk-delivery'])

/** The top of a page: the benefit, one verifiable fact, and the call to action. */
export function PageHero({ hero }: { readonly hero: Hero }) {
  const { eyebrow, heading, lead, proof, actions, picture, hasLiveChat } = hero
  if (picture === 'both-sides') return <WingHero hero={hero} />
  return (
    <DeferredHydration>
      <section
        className={styles['hero']}
        data-picture={picture && (WIDE_PICTURES.has(picture) ? 'below' : 'beside')}
      >
        <div className={styles['inner']}>
          <div className={styles['words']}>
            {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
            <h1>{heading}</h1>
            <p className={styles['lead']}>{lead}</p>
            <div className={styles['actions']}>
              <HeroActions actions={actions} />
            </div>
            {proof && <p className={styles['proof']}>{proof}</p>}
          </div>
          {picture && (
            <div className={styles['picture']}>
              {hasLiveChat ? <ChatStage picture={picture} /> : <Picture name={picture} />}
            </div>
          )}
        </div>
      </section>
    </DeferredHydration>
  )
}
