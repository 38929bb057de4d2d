/**
 * Types of the demo data, which is constant: no clock, no database, no randomness. The seeder turns `minutes_ago` and
 * `after_seconds` into instants relative to its run.
 */
import type { ContentType } from '#contract/constants/knowledge.ts'

/** The five demo tenants; `app` is the platform itself. */
export type SeedSubdomain = 'acme' | 'noor' | 'clinic' | 'empty' | 'app'

/** A row of the companies table. `id` is a constant UUID, version 4. */
export type SeedCompany = {
  readonly id: string
  readonly name: string
  readonly subdomain: SeedSubdomain
}

/** A member's role. `staff` are the platform's people, who may act for a company (Spec 6). */
export type SeedRole = 'owner' | 'admin' | 'agent' | 'viewer' | 'staff'

/** A person who can sign in. Visitors see only the first word of `full_name`. */
export type SeedPerson = {
  readonly id: string
  readonly company: SeedSubdomain
  readonly full_name: string
  readonly email: string
  readonly role: SeedRole
}

/** The language of an article (BCP 47). */
export type SeedLanguage = 'en' | 'ar' | 'he'

/**
 * An article. `body` is Markdown. `alternate_questions` are other phrasings of its question, in its language.
 * `category` and `section` are display names; `topicSlug` returns their slugs.
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

/** Published English content other than an article. */
export type SeedEntry = Pick<SeedArticle, 'slug' | 'title' | 'alternate_questions' | 'body'> & {
  readonly type: Exclude<ContentType, 'article'>
  readonly excerpt: string
}

/**
 * A message, `after_seconds` after the conversation started. `by` is the email address of the agent; `cites` the slug
 * of the article that an AI answer cites.
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

/** A conversation of the inbox. It started `minutes_ago` before the seeder's run; fractions are allowed. */
export type SeedThread = {
  /** The first 40 characters of the first message, as in the widget (Spec 5); a ticket has its own. */
  readonly subject: string
  readonly customer: { readonly name: string; readonly email: string }
  readonly source: 'widget' | 'chat'
  readonly priority: 'low' | 'medium' | 'high' | 'urgent'
  readonly tags: readonly string[]
  readonly status: 'open' | 'resolved' | 'ticket'
  /** The answers to the ticket form; only for tickets from the form. */
  readonly form?: { readonly category: string; readonly custom_fields: Readonly<Record<string, string>> }
  readonly needs_human: boolean
  /** Email address of the agent who answers the conversation; null for none. */
  readonly assignee: string | null
  readonly minutes_ago: number
  readonly messages: readonly SeedMessage[]
}
