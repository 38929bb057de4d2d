import type { ContentType } from '#contract/constants/knowledge.ts'
import { CONTENTS_FROM_HEADINGS } from '#contract/constants/knowledge-pages.ts'
import { categoryPath, contentPath } from '#core/knowledge/knowledge-path.ts'
import { type Block, plainText } from '#core/markdown/blocks.ts'
import { Trail } from '../frame/trail.tsx'
import { MarkdownBlocks } from '../markdown/markdown.tsx'
import { readMarkdown } from '../markdown/read-markdown.ts'
import { fill, usePageMessages } from '../messages/page-messages.ts'
import { ArticleList } from './article-list.tsx'
import styles from './article-view.module.css'
import { AskUs } from './ask-us.tsx'
import { Feedback } from './feedback.tsx'
import lists from './lists.module.css'
import type { ViewProps } from './view-props.ts'

/** Types that show their publication date. Other types show when they were last updated. */
const DATED: readonly ContentType[] = ['blog', 'announcement', 'changelog']
const RATED: readonly ContentType[] = ['article', 'faq', 'comparison']

/** An article's page. */
export function ArticleView({ page, view }: ViewProps<'article'>) {
  const { article, topic, asksFeedback, isRated } = view
  const { t, day } = usePageMessages()
  const blocks = readMarkdown(article.body)
  const isDated = DATED.includes(article.type)
  const date = isDated ? article.published_at : article.updated_at
  return (
    <div className={styles['page']}>
      <div className={styles['column']}>
        <Trail page={page} />
        <article>
          <header>
            <h1>{article.title}</h1>
            {article.excerpt !== '' && <p className={styles['lead']}>{article.excerpt}</p>}
            <p className={styles['date']}>
              <time dateTime={date}>{isDated ? day(date) : fill(t.updated, 'date', day(date))}</time>
            </p>
          </header>
          <MarkdownBlocks blocks={blocks} />
        </article>
        <div className={styles['after']}>
          {asksFeedback && RATED.includes(article.type) && <Feedback article={article} isRated={isRated} />}
          {article.related.length > 0 && (
            <section className={lists['group']}>
              <h2>{t.related}</h2>
              <ArticleList articles={article.related} />
            </section>
          )}
          <AskUs />
        </div>
      </div>
      <TopicList article={article} topic={topic} />
      <Contents blocks={blocks} />
    </div>
  )
}

/** The articles of the article's category. */
function TopicList({ article, topic }: Pick<ViewProps<'article'>['view'], 'article' | 'topic'>) {
  if (article.category === null || topic.length < 2) return null
  return (
    <nav className={`${styles['aside']} ${styles['topic']}`} aria-labelledby="kb_topic">
      <p id="kb_topic">
        <a href={categoryPath(article.category.slug)}>{article.category.name}</a>
      </p>
      <ul>
        {topic.map(each => (
          <li key={each.id}>
            <a href={contentPath(each)} aria-current={each.id === article.id ? 'page' : undefined}>
              {each.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contents({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = usePageMessages()
  const headings = blocks.flatMap(block => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  if (headings.length < CONTENTS_FROM_HEADINGS) return null
  return (
    <nav className={`${styles['aside']} ${styles['contents']}`} aria-labelledby="kb_contents">
      <p id="kb_contents">{t.contents}</p>
      <ul>
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`}>{plainText(children)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
