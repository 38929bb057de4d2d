/** The schemas of OpenAI's own client, for tests. The package keeps them in a file that it does not export. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ZodType } from 'zod'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@openai/agents-realtime'))

/** What a server of the OpenAI Realtime API sends on the data channel. */
export const realtimeServerEventSchema: ZodType = require(
  join(folder, 'openaiRealtimeEvents.js'),
).realtimeServerEventSchema
