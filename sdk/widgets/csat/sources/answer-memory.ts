import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { toJson } from '#sdk/runtime/api/to-json.ts'
import { ANSWERS_SUFFIX, storageKey } from '#sdk/runtime/storage/storage-key.ts'
import type { SourceOptions } from './survey-source.ts'

/** What this browser remembers of its answer to one survey about no conversation. */
type AnswerMemory = {
  /** Returns the last answer, while it can be changed. */
  readonly read: () => VisitorSurvey | null
  /** Returns the key under which the server keeps the answer. Creates and stores one for a new answer. */
  readonly key: () => string
  /** Stores an answer, unless it was forgotten while it was on its way. */
  readonly keep: (survey: VisitorSurvey) => void
}

type Kept = { readonly key: string; readonly survey: VisitorSurvey | null }
type Options = Pick<SourceOptions, 'environment' | 'tenant'>

/** Creates the memory of a survey. If the storage throws, it lasts until the page closes. */
export function createAnswerMemory(options: Options, subject: string): AnswerMemory {
  const { baseUrl, openStorage, clock, newId } = options.environment
  const key = storageKey(baseUrl, options.tenant) + ANSWERS_SUFFIX
  let unsaved: Record<string, Kept> | null = null

  function all(): Record<string, Kept> {
    if (unsaved) return unsaved
    try {
      return JSON.parse(openStorage().getItem(key) ?? '{}') ?? {}
    } catch {
      return {}
    }
  }

  /** Returns what is kept; null if there is nothing, or the answer can no longer be changed. */
  function known(): Kept | null {
    const kept = all()[subject]
    const isOver = kept?.survey && Date.parse(kept.survey.closes_at!) <= clock.now()
    return kept && !isOver ? kept : null
  }

  function store(kept: Kept): void {
    const next = { ...all(), [subject]: kept }
    try {
      openStorage().setItem(key, toJson(next))
      unsaved = null
    } catch {
      unsaved = next
    }
  }

  return {
    read: () => known()?.survey ?? null,
    key() {
      const kept = known() ?? { key: newId(), survey: null }
      store(kept)
      return kept.key
    },
    keep(survey) {
      const kept = all()[subject]
      if (kept) store({ ...kept, survey })
    },
  }
}

/** Deletes all answers that this browser remembers of a company's surveys. */
export function forgetAnswers({ environment, tenant }: Options): void {
  try {
    environment.openStorage().removeItem(storageKey(environment.baseUrl, tenant) + ANSWERS_SUFFIX)
  } catch {
    // The storage is blocked, so there is nothing to delete.
  }
}
