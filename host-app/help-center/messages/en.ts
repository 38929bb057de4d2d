import type { EntryType } from '#contract/knowledge-page.ts'

/** The messages of a help center's pages. `fill` replaces `{date}`, `{query}` and `{count}`. Pairs are a title and a text. */
export const MESSAGES = {
  skip: 'Skip to content',
  help: 'Help center',
  privacy: 'Privacy policy',
  terms: 'Terms',
  welcome: 'How can we help?',
  searchLabel: 'Search the help center',
  search: 'Search',
  suggestions: 'Suggestions',
  trail: 'You are here',
  topics: 'Topics',
  oneArticle: '1 article',
  articles: '{count} articles',
  latest: 'Latest articles',
  more: 'More articles',
  contents: 'On this page',
  updated: 'Updated on {date}',
  related: 'Related articles',
  older: 'Older entries',
  language: 'Language',
  helpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  comment: 'Anything to add? (optional)',
  send: 'Send',
  thanks: 'Thank you. Every answer makes the articles better.',
  notSent: 'That could not be sent. Please try again.',
  results: 'Results for “{query}”',
  noResults: 'Nothing was found for “{query}”',
  unsure: 'No article clearly answers this. These come closest:',
  otherWords: 'Try other words, or ask us.',
  ask: 'Still need help?',
  chat: 'Start a chat',
  ticket: 'Write to us',
  empty: 'There is nothing to read here yet.',
  missing: ['Page not found', 'It may have moved. Try searching for it.'],
  refused: ['That did not work', 'Go back to the article and try again.'],
  busy: ['Too many requests', 'Wait a minute, then try again.'],
  closed: ['This help center is closed', 'Start a chat or write to us instead.'],
  nobody: ['There is no help center here', 'Check the address.'],
  types: {
    faq: 'Questions and answers',
    comparison: 'Comparisons',
    changelog: 'Changelog',
    announcement: 'Announcements',
    cms_page: 'Pages',
    blog: 'Blog',
  } satisfies Record<EntryType, string>,
} as const

/** The same messages in any language. */
export type PageMessages = Translated<typeof MESSAGES>

type Translated<Text> = Text extends string ? string : { readonly [Key in keyof Text]: Translated<Text[Key]> }
