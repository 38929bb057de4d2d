import '#host-app/shared/theme/theme.css'
import { useState } from 'react'
import { Picture } from '../../pictures/picture.tsx'
import styles from './both-sides.module.css'
import { Icon } from './icon.tsx'
import { LiveWidget } from './widgets/live-widget.tsx'

/**
 * One conversation from both sides: the team's inbox, whose theme can be switched, and the customer's chat, which the
 * real one replaces on a press. Only the inbox turns dark; the page stays light (ADMIN-07).
 */
export function BothSides() {
  const [isDark, setDark] = useState(false)
  const [isLive, setLive] = useState(false)
  return (
    <div className={styles['sides']}>
      <section className={styles['team']} aria-label="What your team sees">
        <p className={styles['title']}>
          <Icon name="people" size={15} />
          What your team sees
          <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
            Dark theme
          </button>
        </p>
        <div className={styles['window']} data-theme={isDark ? 'dark' : undefined}>
          <Picture name="desk" />
        </div>
      </section>
      <section className={styles['customer']} data-live={isLive} aria-label="What your customer sees">
        <p className={styles['title']}>
          <Icon name="globe" size={15} />
          What your customer sees
          <button type="button" aria-pressed={isLive} onClick={() => setLive(!isLive)}>
            Ask it yourself
          </button>
        </p>
        <div className={styles['window']}>
          {isLive ? <LiveWidget feature="chat" /> : <Picture name="chat-window" />}
        </div>
      </section>
    </div>
  )
}
