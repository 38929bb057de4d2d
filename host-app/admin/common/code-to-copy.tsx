import { Copy } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import styles from './code-to-copy.module.css'

type CodeToCopyProps = {
  /** What the code is, such as 'the tag'; part of the button's accessible name. */
  readonly name: string
  readonly code: string
}

/** A piece of code with a button that copies it. */
export function CodeToCopy({ name, code }: CodeToCopyProps) {
  return (
    <div className={styles['box']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen scrolls sideways. */}
      <pre className={styles['code']} tabIndex={0} dir="ltr">
        <code>{code}</code>
      </pre>
      <div className={styles['copy']}>
        <Button size="small" aria-label={`Copy ${name}`} onClick={() => copyText(code)}>
          <Copy size={14} aria-hidden="true" />
          Copy
        </Button>
      </div>
    </div>
  )
}

/**
 * Copies a text to the clipboard and reports the result in a toast. Pages without HTTPS have no clipboard.
 */
export function copyText(text: string): void {
  const refused = () => toast.error('The browser did not let us copy. Select the text instead.')
  if (!navigator.clipboard) {
    refused()
    return
  }
  navigator.clipboard.writeText(text).then(() => toast.success('Copied.'), refused)
}
