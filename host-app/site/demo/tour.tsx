import { Check, RotateCcw } from 'lucide-react'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import styles from './tour.module.css'
import { openStop, openTaskIndex, type TourProgress } from './tour-progress.ts'
import { type TaskAction, TOUR_STOPS } from './tour-stops.ts'

type TourProps = {
  readonly progress: TourProgress
  /** The script tag that a task offers to copy. */
  readonly tag: string
  readonly onOpen: (stopId: string) => void
  readonly onSkip: () => void
  readonly onAct: (action: TaskAction) => void
  readonly onStartOver: () => void
}

/** The stops of the tour: the open one, which the cookie banner never covers, and all titles. */
export function Tour({ progress, tag, onOpen, onSkip, onAct, onStartOver }: TourProps) {
  const { current, done } = progress
  return (
    <section className={styles['tour']} aria-labelledby="tour-title">
      <header className={styles['head']}>
        <h2 id="tour-title">Ten stops</h2>
        <p role="status">
          {done.length} of {TOUR_STOPS.length} done
        </p>
      </header>
      <OpenStop progress={progress} tag={tag} onAct={onAct} onSkip={onSkip} />
      <ol className={styles['steps']}>
        {TOUR_STOPS.map(({ id, title }, index) => (
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
      <button type="button" className={styles['over']} onClick={onStartOver}>
        <RotateCcw size={13} aria-hidden="true" />
        Start over
      </button>
    </section>
  )
}

/** The open stop: what to do next, and its buttons. */
function OpenStop({
  progress,
  tag,
  onAct,
  onSkip,
}: Pick<TourProps, 'progress' | 'tag' | 'onAct' | 'onSkip'>) {
  const stop = openStop(progress)
  const index = openTaskIndex(progress)
  const task = stop.tasks[index]
  if (!task) return null
  const isLast = progress.done.length === TOUR_STOPS.length
  return (
    <div className={styles['open']}>
      <h3>
        {stop.title}
        {stop.tasks.length > 1 && (
          <small>
            {index + 1} of {stop.tasks.length}
          </small>
        )}
      </h3>
      <p>{task.text}</p>
      {task.actions.some(({ does }) => does === 'copy') && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tag scrolls sideways.
        <pre tabIndex={0}>
          <code>{tag}</code>
        </pre>
      )}
      <div className={styles['actions']}>
        {task.actions.map((action, place) => (
          <Button
            key={action.label}
            size="small"
            look={place === 0 ? 'primary' : 'secondary'}
            onClick={() => onAct(action)}
          >
            {action.label}
          </Button>
        ))}
        {!isLast && (
          <Button size="small" look="quiet" onClick={onSkip}>
            Skip
          </Button>
        )}
      </div>
    </div>
  )
}
