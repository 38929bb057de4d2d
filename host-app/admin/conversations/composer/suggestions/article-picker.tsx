import { BookOpen } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { PickRow } from '#host-app/shared/ui/picker/pick-row.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { articleLink } from './article-link.ts'
import styles from './article-picker.module.css'

const SHOWN = 8

type ArticlePickerProps = {
  /** The subdomain of the company whose articles are searched. */
  readonly tenant: string
  /** Whether the reply is plain text, as during a call. */
  readonly isPlain: boolean
  readonly onPick: (words: string) => void
}

/** Finds a public article and inserts a link to it into the reply. */
export function ArticlePicker({ tenant, isPlain, onPick }: ArticlePickerProps) {
  return (
    <Popover
      label="Insert an article"
      button={
        <span title="Insert an article">
          <BookOpen size={16} aria-hidden="true" />
          <span className="visually-hidden">Article</span>
        </span>
      }
    >
      {close => (
        <ArticleSearch
          tenant={tenant}
          isPlain={isPlain}
          onPick={words => {
            close()
            onPick(words)
          }}
        />
      )}
    </Popover>
  )
}

function ArticleSearch({ tenant, isPlain, onPick }: ArticlePickerProps) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const search = useDeferredValue(text.trim())
  const found = useApi('listContent', {
    query: { status: 'published', type: 'article', ...(search && { search }) },
  })
  const articles = byTitle(
    (found.data?.contents ?? []).filter(({ visibility }) => visibility === 'public'),
    search,
  ).slice(0, SHOWN)
  const current = Math.min(active, Math.max(0, articles.length - 1))
  const pick = (index: number) => {
    const article = articles[index]
    if (article) onPick(articleLink(tenant, article, isPlain))
  }
  return (
    <>
      <input
        className={styles['field']}
        role="combobox"
        aria-label="Search articles"
        aria-expanded="true"
        aria-controls="article-options"
        aria-autocomplete="list"
        aria-activedescendant={articles.length > 0 ? `article-option-${current}` : undefined}
        placeholder="Search articles"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={event => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={event => {
          if (isComposingKey(event.nativeEvent) || articles.length === 0) return
          if (event.key === 'ArrowDown') setActive((current + 1) % articles.length)
          else if (event.key === 'ArrowUp') setActive((current - 1 + articles.length) % articles.length)
          else if (event.key === 'Enter') pick(current)
          else return
          event.preventDefault()
        }}
      />
      <div id="article-options" role="listbox" aria-label="Articles" className={styles['list']}>
        {articles.map(({ id, title }, index) => (
          <PickRow
            key={id}
            id={`article-option-${index}`}
            isActive={index === current}
            isChosen={false}
            onPoint={() => setActive(index)}
            onChoose={() => pick(index)}
          >
            <span dir="auto">{title}</span>
          </PickRow>
        ))}
      </div>
      {articles.length === 0 && (
        <p className={styles['note']} role="status">
          {found.isPending ? 'Loading…' : found.error ? errorText(found.error) : 'No public article matches.'}
        </p>
      )}
    </>
  )
}

/**
 * Orders articles found for a text: first titles that are the text, then those that begin with it, contain it, contain all
 * its words, and the others. Within each, the given order stays.
 */
export function byTitle<T extends { readonly title: string }>(
  found: readonly T[],
  text: string,
): readonly T[] {
  const wanted = text.toLowerCase()
  const words = wanted.split(/\s+/)
  const rankOf = ({ title }: T): number => {
    const given = title.toLowerCase()
    if (given === wanted) return 0
    if (given.startsWith(wanted)) return 1
    if (given.includes(wanted)) return 2
    return words.every(word => given.includes(word)) ? 3 : 4
  }
  return [...found].sort((one, other) => rankOf(one) - rankOf(other))
}
