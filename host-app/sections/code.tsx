import styles from './code.module.css'

/** A code sample to copy, with an explanation. */
export function Code({ text, code }: { readonly text: string; readonly code: string }) {
  return (
    <div className={styles['code']}>
      <p>{text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the code scrolls sideways. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  )
}
