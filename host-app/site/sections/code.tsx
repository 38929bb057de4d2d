import styles from './code.module.css'
import { CodeBlock } from './code-block.tsx'

/** A code sample to copy, with an explanation. */
export function Code({ text, code }: { readonly text: string; readonly code: string }) {
  return (
    <div className={styles['code']}>
      <p>{text}</p>
      <CodeBlock code={code} />
    </div>
  )
}
