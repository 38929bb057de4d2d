import { categoryPath } from '#core/knowledge/knowledge-path.ts'
import { SearchForm } from '../frame/search-form.tsx'
import { usePageMessages } from '../use-page-messages.ts'
import { ArticleList } from './article-list.tsx'
import { AskUs } from './ask-us.tsx'
import styles from './home-view.module.css'
import lists from './lists.module.css'
import type { ViewProps } from './view-props.ts'

/** The home page: a search, the topics, and the newest articles. */
export function HomeView({ page, view }: ViewProps<'home'>) {
  const { t } = usePageMessages()
  const loose = view.loose.filter(article => !view.latest.includes(article))
  return (
    <>
      <div className={styles['hero']}>
        <h1 dir="auto">{view.title ?? t.welcome}</h1>
        {view.intro !== null && (
          <p className={styles['intro']} dir="auto">
            {view.intro}
          </p>
        )}
        <SearchForm page={page} size="large" />
      </div>
      <div className={lists['page']}>
        {view.topics.length === 0 && view.latest.length === 0 && <p>{t.empty}</p>}
        {view.topics.length > 0 && (
          <section aria-labelledby="kb_topics">
            <h2 id="kb_topics" className="visually-hidden">
              {t.topics}
            </h2>
            <ul className={styles['topics']}>
              {view.topics.map(topic => (
                <li key={topic.id}>
                  <a href={categoryPath(topic.slug)}>
                    <h3>{topic.name}</h3>
                    <p>{topic.description || topic.sections.map(({ name }) => name).join(' · ')}</p>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {view.latest.length > 0 && (
          <section className={lists['group']}>
            <h2>{t.latest}</h2>
            <ArticleList articles={view.latest} />
          </section>
        )}
        {loose.length > 0 && (
          <section className={lists['group']}>
            <h2>{t.more}</h2>
            <ArticleList articles={loose} />
          </section>
        )}
        <AskUs />
      </div>
    </>
  )
}
