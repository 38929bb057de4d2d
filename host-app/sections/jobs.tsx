import { Picture } from '../pictures/picture.tsx'
import styles from './jobs.module.css'
import type { SectionOf } from './section-of.ts'

/** What the feature does, with a picture for each job if there is one. */
export function Jobs({ jobs }: Pick<SectionOf<'jobs'>, 'jobs'>) {
  return (
    <div className={styles['jobs']}>
      {jobs.map(({ title, text, points, picture }) => (
        <article key={title} className={styles['job']} data-pictured={picture !== undefined}>
          <div className={styles['words']}>
            <h3>{title}</h3>
            <p>{text}</p>
            {points && (
              <ul className={styles['points']}>
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
          {picture && <Picture name={picture} />}
        </article>
      ))}
    </div>
  )
}
