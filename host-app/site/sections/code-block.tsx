import { useRef, useState } from 'react'
import styles from './code-block.module.css'

type State = 'Copy' | 'Copied' | 'Selected'

/** Code with a button that copies it. Without a clipboard, as on pages without HTTPS, the button selects the code. */
export function CodeBlock({ code }: { readonly code: string }) {
  const [state, setState] = useState<State>('Copy')
  const block = useRef<HTMLPreElement>(null)

  function select(): void {
    if (block.current) window.getSelection()?.selectAllChildren(block.current)
    setState('Selected')
  }
  function copy(): void {
    if (navigator.clipboard) navigator.clipboard.writeText(code).then(() => setState('Copied'), select)
    else select()
  }

  return (
    <div className={styles['block']}>
      <div className={styles['bar']}>
        <button type="button" onClick={copy} onBlur={() => setState('Copy')}>
          {state} <span className="visually-hidden">the code</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the code scrolls sideways. */}
      <pre ref={block} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <span role="status" className="visually-hidden">
        {state !== 'Copy' && state}
      </span>
    </div>
  )
}
