import type { ArticleSummary, Topic } from '#contract/entities/knowledge.ts'
import { categoryPath } from '#core/knowledge/knowledge-path.ts'
import { SearchForm } from '../frame/search-form.tsx'
import { fill, usePageMessages } from '../messages/page-messages.ts'
import { ArticleList } from './article-list.tsx'
import { AskUs } from './ask-us.tsx'
import styles from './home-view.module.css'
import lists from './lists.module.css'
import type { ViewProps } from './view-props.ts'

/** The home page: a search, the topics, the newest articles, and questions. */
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
      <div className={styles['below']}>
        {view.topics.length === 0 && view.latest.length === 0 && <p className={styles['empty']}>{t.empty}</p>}
        {view.topics.length > 0 && <Topics topics={view.topics} />}
        <div className={styles['lists']}>
          <Group name={t.latest} articles={view.latest} />
          <Group name={t.types.faq} articles={view.questions} />
          <Group name={t.more} articles={loose} />
        </div>
        <AskUs />
      </div>
    </>
  )
}

function Group({ name, articles }: { readonly name: string; readonly articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <section className={lists['group']}>
      <h2>{name}</h2>
      <ArticleList articles={articles} />
    </section>
  )
}

/** The topics on one sheet; a list on phones. */
function Topics({ topics }: { readonly topics: readonly Topic[] }) {
  const { t } = usePageMessages()
  return (
    <section className={styles['topics']} aria-labelledby="kb_topics">
      <h2 id="kb_topics" className="visually-hidden">
        {t.topics}
      </h2>
      <ul>
        {topics.map(({ id, slug, name, description, sections, articles }) => {
          const about = description || sections.map(section => section.name).join(' · ')
          return (
            <li key={id}>
              <a href={categoryPath(slug)}>
                <h3>{name}</h3>
                <span>{articles === 1 ? t.oneArticle : fill(t.articles, 'count', String(articles))}</span>
                {about && <p>{about}</p>}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
