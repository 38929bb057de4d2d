import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import toast, {
  type DefaultToastOptions,
  resolveValue,
  type ToastType,
  useToaster,
} from 'react-hot-toast/headless'
import {
  APPLICATION_TOAST_GUTTER_PX,
  APPLICATION_TOAST_MS,
  TOAST_MAX_WIDTH_PX,
  TOAST_REMOVE_AFTER_MS,
} from '#contract/constants/toasts.ts'
import { Spinner } from './loading/spinner.tsx'
import styles from './toasts.module.css'

/** How long the app's toasts stay (MKT-17). */
export const TOASTER_OPTIONS: DefaultToastOptions = {
  duration: APPLICATION_TOAST_MS,
  loading: { duration: Number.POSITIVE_INFINITY },
  removeDelay: TOAST_REMOVE_AFTER_MS,
}

const ICONS: Readonly<Record<ToastType, ReactNode>> = {
  error: <CircleAlert size={18} />,
  success: <CircleCheck size={18} />,
  loading: <Spinner />,
  blank: null,
  custom: null,
}

type ToastsProps = {
  /**
   * `corner` stacks them at the top right, newest on top. `pane` shows the newest alone, at the bottom of the
   * list pane, where it covers neither the composer nor the customer.
   */
  readonly place?: 'corner' | 'pane'
}

/** The toasts. Focus or pointer pauses their timers. */
export function Toasts({ place = 'corner' }: ToastsProps) {
  const { toasts, handlers } = useToaster(TOASTER_OPTIONS)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only pauses; nothing can be pressed here.
    <div
      className={styles['stack']}
      data-place={place}
      {...(place === 'pane' && { 'data-theme': 'dark' })}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map(shown => {
        const offset = handlers.calculateOffset(shown, { gutter: APPLICATION_TOAST_GUTTER_PX })
        return (
          <div
            key={shown.id}
            ref={element => {
              if (element && element.offsetHeight !== shown.height)
                handlers.updateHeight(shown.id, element.offsetHeight)
            }}
            className={styles['toast']}
            style={{ maxWidth: TOAST_MAX_WIDTH_PX, transform: `translateY(${offset}px)` }}
            data-type={shown.type}
            data-gone={!shown.visible || undefined}
            {...shown.ariaProps}
          >
            {shown.icon ?? ICONS[shown.type]}
            <span>{resolveValue(shown.message, shown)}</span>
            <button type="button" aria-label="Dismiss" onClick={() => toast.dismiss(shown.id)}>
              <X size={16} />
            </button>
          </div>
        )
      })}
    </div>
  )
}
