import { SEARCH_QUERY_MAX } from '#contract/constants/knowledge.ts'
import type { Locale } from '#contract/constants/locales.ts'
import { VOICE_LINE_MAX, VOICE_TURNS_MAX } from '#contract/constants/voice.ts'
import type { CallEffect, CallEvent } from '#core/voice-call/call-state.ts'
import { type CallTranscript, linesOf } from '#core/voice-call/transcript.ts'
import { toJson } from '#sdk/runtime/api/to-json.ts'
import type { CallApi } from './call-api.ts'

type Options = {
  readonly api: CallApi
  readonly token: string
  readonly locale: Locale
  readonly signal: AbortSignal
  readonly transcript: CallTranscript
}

/** Searches for the assistant. Returns the event with the result; its output is null if the search failed (VOICE-03). */
export async function searchForCall(
  { api, token, locale, signal, transcript }: Options,
  { callId, query, topK }: Extract<CallEffect, { type: 'search' }>,
): Promise<CallEvent> {
  const body = {
    token,
    query: query.slice(0, SEARCH_QUERY_MAX),
    ...(topK !== null && { top_k: topK }),
    locale,
    turns: turnsBefore(transcript),
  }
  const result = await api('searchForCall', { body }, undefined, { signal })
  if (result.kind !== 'ok') return { type: 'searched', callId, output: null, articles: [] }
  const { ok, snippets, confidence, threshold, answer, articles } = result.value
  const output = toJson({ ok, snippets, confidence, threshold, answer })
  return { type: 'searched', callId, output, articles }
}

/** Returns what was said before the question, oldest first. */
function turnsBefore(transcript: CallTranscript) {
  const said = linesOf(transcript).filter(({ isFinal }) => isFinal)
  // The question itself is the query.
  if (said.at(-1)?.speaker === 'visitor') said.pop()
  return said.slice(-VOICE_TURNS_MAX).map(({ speaker, text }) => ({
    speaker: speaker === 'visitor' ? ('visitor' as const) : ('assistant' as const),
    text: text.slice(0, VOICE_LINE_MAX),
  }))
}
