import { loaderTag } from '#host-app/shared/loader-tag.ts'
import styles from './script-tag.module.css'

const TAG = loaderTag({ origin: 'https://your-host', tenant: 'your-company', features: ['chat'] })

/** The script tag that a company pastes into its pages, as text. */
export function ScriptTag() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the code scrolls sideways.
    <pre className={styles['code']} tabIndex={0}>
      <code>{TAG}</code>
    </pre>
  )
}
