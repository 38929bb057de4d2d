/** Collects the trace of one answer while it is composed. */
import { ANSWER_LIKELIHOOD, type ModelProblem } from '#contract/constants/ai.ts'
import type { AnswerTrace, DroppedSentence, ModelMessage, TracedPassage } from '#contract/entities/answers.ts'
import type { ToolCall } from '#server/ports/model.ts'
import type { SearchHit } from '../search/search-index.ts'
import type { ToolOutcome } from './knowledge-tool.ts'

/** Records the steps of one answer. `read` returns them as its trace. */
export type Notes = {
  readonly found: (hits: readonly SearchHit[]) => void
  /** The model that was asked. The last one counts. */
  readonly model: (name: string) => void
  /** Why the language model gave none. */
  readonly failed: (problem: ModelProblem) => void
  readonly prompted: (messages: readonly ModelMessage[]) => void
  readonly called: (call: ToolCall, outcome: ToolOutcome) => void
  readonly dropped: (sentences: readonly DroppedSentence[]) => void
  readonly read: (ending: Pick<AnswerTrace, 'outcome' | 'used' | 'duration_ms'>) => AnswerTrace
}

/** Creates an empty record. */
export function createNotes(): Notes {
  let model: string | null = null
  let problem: ModelProblem | null = null
  let passages: TracedPassage[] = []
  let messages: ModelMessage[] | null = null
  let dropped: DroppedSentence[] = []
  const calls: AnswerTrace['tool_calls'] = []
  return {
    found(hits) {
      passages = hits.map(traced)
    },
    model(name) {
      model = name
    },
    failed(reason) {
      problem = reason
    },
    prompted(given) {
      messages = [...given]
    },
    called({ name, arguments: written }, outcome) {
      calls.push({
        name,
        arguments: written,
        error: outcome.kind === 'refused' ? outcome.error : null,
        passages: outcome.kind === 'found' ? outcome.hits.map(traced) : [],
      })
    },
    dropped(sentences) {
      dropped = [...sentences]
    },
    read: ending => ({
      ...ending,
      model,
      problem,
      threshold: ANSWER_LIKELIHOOD,
      passages,
      messages,
      tool_calls: [...calls],
      dropped,
    }),
  }
}

/** Whether an article is likely enough to answer the question that the AI may quote it (`ANSWER_LIKELIHOOD`). */
export function isSure({ likelihood }: SearchHit): boolean {
  return likelihood >= ANSWER_LIKELIHOOD
}

function traced(hit: SearchHit): TracedPassage {
  const { article, text, likelihood, confidence, missingWords } = hit
  return {
    slug: article.slug,
    title: article.title,
    text,
    likelihood,
    confidence,
    missing_words: [...missingWords],
    is_above_threshold: isSure(hit),
  }
}
