import { CircleAlert, CircleCheck, X } from 'lucide-react'
import toast, { resolveValue, useToaster } from 'react-hot-toast/headless'
import styles from './toasts.module.css'

/** The stack of toasts; reading or pointing at it stops their clocks. */
export function Toasts() {
  const { toasts, handlers } = useToaster({ duration: 6_000 })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only pauses; nothing can be pressed here.
    <div className={styles['stack']} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .map(shown => (
          <div key={shown.id} className={styles['toast']} data-type={shown.type} {...shown.ariaProps}>
            {shown.type === 'error' ? <CircleAlert size={18} /> : <CircleCheck size={18} />}
            <span>{resolveValue(shown.message, shown)}</span>
            <button type="button" aria-label="Dismiss" onClick={() => toast.dismiss(shown.id)}>
              <X size={16} />
            </button>
          </div>
        ))}
    </div>
  )
}
