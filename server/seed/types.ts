/**
 * Types of the demo data. It is plain: no clock, no database, no randomness. The seeder turns `minutes_ago` and
 * `after_seconds` into instants relative to its run.
 */

import type { ContentType } from '#contract/constants/knowledge.ts'

/** The five demo tenants; `app` is the platform itself. */
export type SeedSubdomain = 'acme' | 'noor' | 'clinic' | 'empty' | 'app'

/** One row of the companies table. `id` is a fixed UUID of version 4 shape. */
export type SeedCompany = {
  readonly id: string
  readonly name: string
  readonly subdomain: SeedSubdomain
}

/** `staff` is a person of the platform, who may impersonate a company (section 6 of the spec). */
export type SeedRole = 'owner' | 'admin' | 'agent' | 'viewer' | 'staff'

/** A person who can sign in. Visitors are shown the first word of `full_name`. */
export type SeedPerson = {
  readonly id: string
  readonly company: SeedSubdomain
  readonly full_name: string
  readonly email: string
  readonly role: SeedRole
}

/** A language an article is written in (BCP 47). */
export type SeedLanguage = 'en' | 'ar' | 'he'

/**
 * A knowledge-base article. `body` is markdown; `alternate_questions` are other ways to ask for it, in its language.
 * `category` and `section` are display names: `topicSlug` gives their place in a path.
 */
export type SeedArticle = {
  readonly slug: string
  readonly title: string
  readonly category: string
  readonly section: string
  readonly language: SeedLanguage
  readonly status: 'published' | 'draft'
  readonly visibility: 'public' | 'internal'
  readonly alternate_questions: readonly string[]
  readonly body: string
}

/** What a company writes beside articles, in English, published. */
export type SeedEntry = Pick<SeedArticle, 'slug' | 'title' | 'alternate_questions' | 'body'> & {
  readonly type: Exclude<ContentType, 'article'>
  readonly excerpt: string
}

/**
 * One message of a thread, `after_seconds` after the thread began. An agent's message names its writer's email in
 * `by`; an AI message that quotes an article names its slug in `cites`.
 */
export type SeedMessage =
  | { readonly from: 'visitor'; readonly after_seconds: number; readonly content: string }
  | {
      readonly from: 'ai'
      readonly after_seconds: number
      readonly content: string
      readonly cites?: string
    }
  | {
      readonly from: 'agent'
      readonly by: string
      readonly after_seconds: number
      readonly content: string
    }

/** A conversation of the inbox. It began `minutes_ago` (a whole number or not) before the seeder runs. */
export type SeedThread = {
  /** The first 40 characters of the first message, as the widget makes it (section 5 of the spec); a ticket's own. */
  readonly subject: string
  readonly customer: { readonly name: string; readonly email: string }
  readonly source: 'widget' | 'chat'
  readonly priority: 'low' | 'medium' | 'high' | 'urgent'
  readonly tags: readonly string[]
  readonly status: 'open' | 'resolved' | 'ticket'
  /** What the ticket form asked for; of tickets that came by the form. */
  readonly form?: { readonly category: string; readonly custom_fields: Readonly<Record<string, string>> }
  readonly needs_human: boolean
  /** The email of the agent who holds the thread; null while nobody does. */
  readonly assignee: string | null
  readonly minutes_ago: number
  readonly messages: readonly SeedMessage[]
}
