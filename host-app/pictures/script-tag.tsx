import styles from './script-tag.module.css'

const TAG = `<script
  src="https://your-host/widget-loader.js"
  data-tenant="your-company"
  data-features="chat"
  async
></script>`

/** The tag a company pastes into its pages, as text. */
export function ScriptTag() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the code scrolls sideways.
    <pre className={styles['code']} tabIndex={0}>
      <code>{TAG}</code>
    </pre>
  )
}
