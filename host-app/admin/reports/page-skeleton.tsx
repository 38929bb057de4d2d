import styles from './page-skeleton.module.css'

const TILES = ['a', 'b', 'c', 'd']

/** Gray shapes in the size of a report's tiles and its first chart, while they load. */
export function PageSkeleton() {
  return (
    <div className={styles['page']}>
      <div className={styles['tiles']}>
        {TILES.map(tile => (
          <span key={tile} className={styles['tile']} />
        ))}
      </div>
      <span className={styles['chart']} />
    </div>
  )
}
