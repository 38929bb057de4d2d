import type { ContentFields } from '#contract/entities/content.ts'

/** Some of an article's fields, by name. */
export type SomeFields = { readonly [Name in keyof ContentFields]?: ContentFields[Name] }

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns the fields in which two drafts differ, with the first draft's values. */
export function changedFields(fields: ContentFields, before: ContentFields): SomeFields {
  const names = Object.keys(fields) as (keyof ContentFields)[]
  return Object.fromEntries(
    names
      .filter(name => JSON.stringify(fields[name]) !== JSON.stringify(before[name]))
      .map(name => [name, fields[name]]),
  )
}

/** Describes what is wrong with each field that the server would refuse, by field name. */
export function problemsOf(fields: SomeFields): Partial<Record<keyof ContentFields, string>> {
  return {
    ...(fields.title !== undefined && fields.title.trim() === '' && { title: 'Give it a title.' }),
    ...(fields.slug !== undefined &&
      !SLUG.test(fields.slug) && { slug: 'Use lowercase letters, digits and single hyphens.' }),
    ...(fields.alternate_questions?.some(question => question.trim() === '') && {
      alternate_questions: 'Write the question, or remove the line.',
    }),
  }
}

/** Returns the fields that the server accepts. The others wait until the user corrects them. */
export function savableFields(fields: SomeFields): SomeFields {
  const problems = problemsOf(fields)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in problems)))
}
