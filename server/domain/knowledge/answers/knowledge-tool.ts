/** The one tool that a model can call. It searches what the answer's own search covers, and nothing else. */
import { z } from 'zod'
import { TOP_K_DEFAULT, TOP_K_MAX } from '#contract/constants/ai.ts'
import { SEARCH_QUERY_MAX } from '#contract/constants/knowledge.ts'
import type { ToolCall } from '#server/ports/model.ts'
import type { SearchHit } from '../search/search-index.ts'

const NAME = 'query_knowledge_base'

/** The tool's arguments. Any other field, such as a company or article id of the model's choice, is refused. */
const toolArguments = z.strictObject({
  query: z.string().trim().min(1).max(SEARCH_QUERY_MAX),
  top_k: z.number().default(TOP_K_DEFAULT),
})

/** The hits of a tool call, or the reason why it was refused. */
export type ToolOutcome =
  | { readonly kind: 'found'; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'refused'; readonly error: string }

/** Runs the model's tool call, or refuses one with another name or wrong arguments. */
export async function callKnowledgeTool(
  call: ToolCall,
  search: (query: string, limit: number) => Promise<readonly SearchHit[]>,
): Promise<ToolOutcome> {
  if (call.name !== NAME) return { kind: 'refused', error: `There is no such tool. Use ${NAME} only.` }
  const given = readArguments(call.arguments)
  if (!given) return { kind: 'refused', error: 'The arguments are {"query": text, "top_k": 1 to 10}.' }
  const limit = Math.min(TOP_K_MAX, Math.max(1, Math.round(given.top_k)))
  return { kind: 'found', hits: await search(given.query, limit) }
}

function readArguments(text: string): z.infer<typeof toolArguments> | null {
  try {
    return toolArguments.parse(JSON.parse(text))
  } catch {
    return null
  }
}
