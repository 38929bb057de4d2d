import { Trail } from '../frame/trail.tsx'
import { ArticleList } from './article-list.tsx'
import { AskUs } from './ask-us.tsx'
import styles from './lists.module.css'
import type { ViewProps } from './view-props.ts'

/** A category's articles, by section. */
export function CategoryView({ page, view: { topic, articles } }: ViewProps<'category'>) {
  const loose = articles.filter(({ section }) => section === null)
  return (
    <div className={styles['page']}>
      <Trail page={page} />
      <h1>{topic.name}</h1>
      {topic.description !== '' && <p className={styles['lead']}>{topic.description}</p>}
      {loose.length > 0 && <ArticleList articles={loose} />}
      {topic.sections.map(section => (
        <section key={section.id} className={styles['group']}>
          <h2>{section.name}</h2>
          {section.description !== '' && <p>{section.description}</p>}
          <ArticleList articles={articles.filter(article => article.section?.slug === section.slug)} />
        </section>
      ))}
      <AskUs />
    </div>
  )
}
