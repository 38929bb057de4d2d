import { describe, expect, it } from 'vitest'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import { SETTINGS, type Section } from '#contract/settings/index.ts'
import { isOpen, nextOpening } from '#core/office-hours.ts'
import { checkTicketForm } from '#server/domain/conversations/tickets/create-ticket.ts'
import { createSearchIndex } from '#server/domain/knowledge/search/search-index.ts'
import { articlesOf } from './articles/index.ts'
import { topicSlug } from './articles/topic-slugs.ts'
import { seedCompanies } from './companies.ts'
import { seedSettings, seedSettingsOf } from './company-settings.ts'
import { seedPeople } from './people.ts'
import { threadsOf } from './threads.ts'
import type { SeedArticle } from './types.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const ASCII_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const CANARIES = ['quokka-plan', 'wombat-escalation'] as const
const SCRIPT = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u, he: /\p{Script=Hebrew}/u }
const subdomains = seedCompanies.map(company => company.subdomain)
const everyArticle = subdomains.flatMap(subdomain =>
  articlesOf(subdomain).map(article => ({ subdomain, article })),
)
const everyThread = subdomains.flatMap(subdomain =>
  threadsOf(subdomain).map(thread => ({ subdomain, thread })),
)
const label = (entry: { subdomain: string; article: SeedArticle }) =>
  `${entry.subdomain}/${entry.article.slug}`

function isPublic(article: SeedArticle): boolean {
  return article.status === 'published' && article.visibility === 'public'
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function paragraphs(body: string): string[] {
  return body.split(/\n{2,}/).filter(block => !block.startsWith('#'))
}

/** Returns the body as one line of plain sentences, without headings and list markers. */
function plain(body: string): string {
  const lines = body.split('\n').filter(line => !line.startsWith('#'))
  return lines.map(line => line.replace(/^(- |\d+\. )/, '').trim()).join(' ')
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('seed companies and people', () => {
  it('have unique ids of UUID version 4 shape', () => {
    const ids = [...seedCompanies, ...seedPeople].map(row => row.id)
    expect(ids.filter(id => !UUID_V4.test(id))).toEqual([])
    expect(duplicates(ids)).toEqual([])
  })

  it('are the five demo tenants', () => {
    expect(subdomains).toEqual(['acme', 'noor', 'clinic', 'empty', 'app'])
  })

  it('have unique emails that all end in .test, and a first name to show', () => {
    const emails = seedPeople.map(person => person.email)
    expect(emails.filter(email => !/^[a-z]+@[a-z]+\.test$/.test(email))).toEqual([])
    expect(duplicates(emails)).toEqual([])
    expect(seedPeople.filter(person => person.full_name.split(' ').length < 2)).toEqual([])
  })

  it.each([
    ['agent@acme.test', 'acme', 'agent'],
    ['admin@acme.test', 'acme', 'admin'],
    ['admin@noor.test', 'noor', 'admin'],
    ['admin@clinic.test', 'clinic', 'admin'],
    ['admin@empty.test', 'empty', 'admin'],
    ['staff@lapwing.test', 'app', 'staff'],
  ])('hold the named account %s', (email, company, role) => {
    expect(seedPeople.find(person => person.email === email)).toMatchObject({ company, role })
  })

  it('give acme twelve people and only the platform a staff member', () => {
    expect(seedPeople.filter(person => person.company === 'acme')).toHaveLength(12)
    expect(seedPeople.filter(person => (person.role === 'staff') !== (person.company === 'app'))).toEqual([])
  })
})

describe('seed articles', () => {
  it('are as many as the demo promises', () => {
    const counts = subdomains.map(subdomain => [subdomain, articlesOf(subdomain).filter(isPublic).length])
    expect(Object.fromEntries(counts)).toEqual({ acme: 40, noor: 14, clinic: 6, empty: 0, app: 8 })
    expect(articlesOf('acme').filter(article => article.status === 'draft')).toHaveLength(3)
    expect(articlesOf('acme').filter(article => article.visibility === 'internal')).toHaveLength(2)
  })

  it('have ASCII slugs, unique in their company', () => {
    expect(everyArticle.filter(entry => !ASCII_SLUG.test(entry.article.slug)).map(label)).toEqual([])
    expect(duplicates(everyArticle.map(label))).toEqual([])
  })

  it('have categories and sections with ASCII paths that do not collide', () => {
    for (const subdomain of subdomains) {
      const names = new Set(articlesOf(subdomain).flatMap(({ category, section }) => [category, section]))
      const slugs = [...names].map(topicSlug)
      expect(slugs.filter(slug => !ASCII_SLUG.test(slug))).toEqual([])
      expect(duplicates(slugs)).toEqual([])
    }
  })

  it('are 120 to 350 words long, Arabic and Hebrew ones at least 60', () => {
    const wrong = everyArticle.filter(({ article }) => {
      const words = wordCount(article.body)
      return words > 350 || words < (article.language === 'en' ? 120 : 60)
    })
    expect(wrong.map(label)).toEqual([])
  })

  it('share no paragraph', () => {
    expect(duplicates(everyArticle.flatMap(({ article }) => paragraphs(article.body)))).toEqual([])
  })

  it('have two to four other ways to ask, which no other article of the company claims', () => {
    const wrong = everyArticle.filter(({ article }) => {
      const count = article.alternate_questions.length
      return count < 2 || count > 4
    })
    expect(wrong.map(label)).toEqual([])
    for (const subdomain of subdomains) {
      const questions = articlesOf(subdomain).flatMap(article => [
        article.title,
        ...article.alternate_questions,
      ])
      expect(duplicates(questions.map(question => question.toLowerCase()))).toEqual([])
    }
  })

  it('are written in the script of their language, questions included', () => {
    const wrong = everyArticle.filter(({ article }) => {
      const texts = [article.title, article.category, article.section, ...article.alternate_questions]
      return [...texts, ...paragraphs(article.body)].some(text => !SCRIPT[article.language].test(text))
    })
    expect(wrong.map(label)).toEqual([])
  })

  it('keep the canaries in drafts and internal articles only', () => {
    for (const { article, subdomain } of everyArticle) {
      const text = JSON.stringify(article)
      const found = CANARIES.filter(canary => text.includes(canary))
      expect([subdomain, article.slug, found.length]).toEqual([
        subdomain,
        article.slug,
        isPublic(article) ? 0 : 1,
      ])
    }
  })
})

describe('seed threads', () => {
  it('are seventeen in acme, three of them tickets, and three in noor', () => {
    expect(threadsOf('acme')).toHaveLength(17)
    expect(threadsOf('acme').filter(({ status }) => status === 'ticket')).toHaveLength(3)
    expect(threadsOf('noor')).toHaveLength(3)
  })

  it('are named by the first 40 characters of their first message', () => {
    const wrong = everyThread.filter(
      ({ thread }) => !thread.form && thread.subject !== thread.messages[0]?.content.slice(0, 40),
    )
    expect(wrong.map(({ thread }) => thread.subject)).toEqual([])
  })

  it('begin with the visitor, run forwards and end in the past', () => {
    for (const { thread } of everyThread) {
      const times = thread.messages.map(message => message.after_seconds)
      expect(thread.messages[0]).toMatchObject({ from: 'visitor', after_seconds: 0 })
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
      expect(times.at(-1)).toBeLessThan(thread.minutes_ago * 60)
    }
  })

  it('name only agents and assignees who work for their company', () => {
    for (const { subdomain, thread } of everyThread) {
      const staff = seedPeople.filter(person => person.company === subdomain && person.role !== 'viewer')
      const named = thread.messages.flatMap(message => (message.from === 'agent' ? [message.by] : []))
      const emails = thread.assignee ? [...named, thread.assignee] : named
      expect(emails.filter(email => !staff.some(person => person.email === email))).toEqual([])
    }
  })

  it('let the AI be silent once an agent has written', () => {
    for (const { thread } of everyThread) {
      const senders = thread.messages.map(message => message.from)
      const takeover = senders.indexOf('agent')
      expect(takeover < 0 ? [] : senders.slice(takeover).filter(from => from === 'ai')).toEqual([])
    }
  })

  it('quote public articles word for word where the AI cites one', () => {
    for (const { subdomain, thread } of everyThread) {
      for (const message of thread.messages) {
        if (message.from !== 'ai' || message.cites === undefined) continue
        const source = articlesOf(subdomain).find(article => article.slug === message.cites)
        expect(source && isPublic(source), message.cites).toBe(true)
        const text = plain(source?.body ?? '')
        const sentences = message.content.split(/(?<=[.?!]) /)
        expect(sentences.filter(sentence => !text.includes(sentence))).toEqual([])
      }
    }
  })

  it('hold three visitors in the queue, one reopened and one that mixes scripts', () => {
    const acme = threadsOf('acme')
    const waiting = acme.filter(thread => thread.needs_human && thread.status === 'open')
    expect(waiting).toHaveLength(3)
    expect(waiting.every(thread => thread.assignee === null)).toBe(true)
    expect(acme.filter(thread => thread.tags.includes('reopened') && thread.status === 'open')).toHaveLength(
      1,
    )
    const mixed = acme.filter(thread =>
      thread.messages.some(({ content }) => SCRIPT.ar.test(content) && SCRIPT.en.test(content)),
    )
    expect(mixed).toHaveLength(1)
  })

  it('use reserved example domains for customers', () => {
    const emails = everyThread.map(({ thread }) => thread.customer.email)
    expect(emails.filter(email => !/@example\.(com|org|net)$/.test(email))).toEqual([])
  })
})

describe('seed settings', () => {
  it.each(subdomains)('of %s are what the contract asks for', subdomain => {
    for (const [section, value] of Object.entries(seedSettings[subdomain]))
      expect(SETTINGS[section as Section].parse(value)).toMatchObject(value)
  })

  it('keep acme open at any time, and clinic closed at night', () => {
    const midnight = Date.parse('2027-05-05T00:00:00Z')
    expect(isOpen(seedSettingsOf('acme', 'hours').office_hours!, midnight)).toBe(true)
    expect(isOpen(seedSettingsOf('clinic', 'hours').office_hours!, midnight)).toBe(false)
    expect(nextOpening(seedSettingsOf('clinic', 'hours').office_hours!, midnight)).toBe(
      Date.parse('2027-05-05T07:00:00Z'),
    )
  })

  it('begin with questions that the knowledge base answers', () => {
    for (const subdomain of subdomains) {
      const index = createSearchIndex(articlesOf(subdomain).filter(isPublic))
      for (const starter of seedSettingsOf(subdomain, 'chat-flow').starters)
        expect([starter, index.search(starter, 1)[0]?.confidence ?? 0]).toEqual([
          starter,
          expect.toSatisfy((confidence: number) => confidence >= CONFIDENCE_THRESHOLD),
        ])
    }
  })

  it('fit the tickets that came by the form', () => {
    for (const { subdomain, thread } of everyThread)
      if (thread.form)
        expect(checkTicketForm(seedSettingsOf(subdomain, 'ticket-form'), thread.form)).toEqual([])
  })
})
