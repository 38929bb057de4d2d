import { useId } from 'react'
import type { ConsentChoices } from '#core/site/consent-record.ts'
import { allChoices } from './choices.ts'
import styles from './consent-banner.module.css'
import { CONSENT_CONFIG } from './consent-config.ts'
import { ConsentText } from './consent-text.tsx'

const { acceptAll, hideDeclineAll, hideLearnMore, styling, texts } = CONSENT_CONFIG
const LOOK = ['banner', ...styling.theme].map(name => styles[name]).join(' ')

type ConsentBannerProps = {
  /** Whether the preferences dialog is open above it. */
  readonly isCovered: boolean
  readonly onConfirm: (choices: ConsentChoices) => void
  readonly onManage: () => void
}

/**
 * The notice in the corner. It stays mounted under the preferences dialog, so that the focus can return to
 * it.
 */
export function ConsentBanner({ isCovered, onConfirm, onManage }: ConsentBannerProps) {
  const id = useId()
  return (
    <section className={LOOK} aria-labelledby={id} aria-hidden={isCovered}>
      <h2 id={id}>{texts.notice.title}</h2>
      <p>
        <ConsentText>{texts.notice.description}</ConsentText>
      </p>
      <div className={styles['buttons']}>
        {!hideDeclineAll && (
          <button type="button" className={styles['choice']} onClick={() => onConfirm(allChoices(false))}>
            {texts.decline}
          </button>
        )}
        {!hideLearnMore && (
          <button type="button" className={styles['manage']} onClick={onManage}>
            {texts.learnMore}
          </button>
        )}
        {acceptAll && (
          <button type="button" className={styles['choice']} onClick={() => onConfirm(allChoices(true))}>
            {texts.acceptAll}
          </button>
        )}
      </div>
    </section>
  )
}
