import { Link } from 'react-router-dom'
import { Picture } from '../../pictures/picture.tsx'
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
                {points.map(point =>
                  typeof point === 'string' ? (
                    <li key={point}>{point}</li>
                  ) : (
                    <li key={point.to}>
                      <Link to={point.to}>{point.label}</Link>
                    </li>
                  ),
                )}
              </ul>
            )}
          </div>
          {picture && <Picture name={picture} />}
        </article>
      ))}
    </div>
  )
}
