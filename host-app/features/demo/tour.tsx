import { Check, RotateCcw } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './tour.module.css'
import type { TourProgress } from './tour-steps.ts'
import { type StepAction, TOUR_STEPS } from './tour-steps.ts'

type TourProps = {
  readonly progress: TourProgress
  /** The script tag shown in the last step. */
  readonly tag: string
  readonly onOpen: (stepId: string) => void
  readonly onAct: (action: StepAction) => void
  readonly onStartOver: () => void
}

/** The steps of the tour: all titles, with one step open. */
export function Tour({ progress, tag, onOpen, onAct, onStartOver }: TourProps) {
  const { current, done } = progress
  const step = TOUR_STEPS.find(({ id }) => id === current)!
  return (
    <section className={styles['tour']} aria-labelledby="tour-title">
      <header className={styles['head']}>
        <h2 id="tour-title">Five minutes</h2>
        <p role="status">
          {done.length} of {TOUR_STEPS.length} done
        </p>
      </header>
      <ol className={styles['steps']}>
        {TOUR_STEPS.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'step' : undefined}
              data-done={done.includes(id)}
              onClick={() => onOpen(id)}
            >
              <span className={styles['mark']}>
                {done.includes(id) ? <Check size={13} aria-label="Done:" /> : index + 1}
              </span>
              <span className={styles['title']}>{title}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles['open']}>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
        {step.id === 'tag' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tag scrolls sideways.
          <pre tabIndex={0}>
            <code>{tag}</code>
          </pre>
        )}
        {step.actions.length > 0 && (
          <div className={styles['actions']}>
            {step.actions.map((action, index) => (
              <Button
                key={action.label}
                size="small"
                look={index === 0 ? 'primary' : 'secondary'}
                onClick={() => onAct(action)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <button type="button" className={styles['over']} onClick={onStartOver}>
        <RotateCcw size={13} aria-hidden="true" />
        Start over
      </button>
    </section>
  )
}
