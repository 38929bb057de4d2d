import { z } from 'zod'
import { MODEL_KEY_MAX, MODEL_NAME_MAX, MODEL_URL_MAX } from '../constants/ai.ts'
import { aiUsage, modelTrial } from '../entities/answers.ts'
import { filledText } from '../entities/values.ts'
import type { Route } from './route.ts'

const edits = { access: ['member'], permission: 'settings.edit' } as const
/** A model's key is the company's own secret. */
const keys = { ...edits, refusesImpersonation: true } as const

/** The base of an OpenAI-compatible server on the public web, such as `https://host/v1`. */
const modelUrl = z
  .url({ protocol: /^https$/ })
  .max(MODEL_URL_MAX)
  .refine(url => URL.canParse(url) && new URL(url).username === '' && new URL(url).password === '', {
    message: 'Leave name and password out of the address.',
  })
  .refine(url => URL.canParse(url) && new URL(url).search === '' && new URL(url).hash === '', {
    message: 'Give the address up to the version, such as https://host/v1.',
  })
  .transform(url => url.replace(/\/+$/, ''))

/** A company's own language model. */
export const aiRoutes = {
  getAiUsage: { ...edits, response: aiUsage },
  setAiModel: {
    ...keys,
    body: z.object({
      url: modelUrl,
      name: filledText(MODEL_NAME_MAX),
      /** Never returned. Without it, the key stays if the URL stays; null deletes it. */
      api_key: filledText(MODEL_KEY_MAX).nullable().optional(),
    }),
    response: aiUsage,
  },
  /** Sends the company's model one test question. Without a model it is `ai_model_not_found`. */
  tryAiModel: { ...keys, limit: 'tryModel', response: modelTrial },
  removeAiModel: { ...keys, response: aiUsage },
} as const satisfies Record<string, Route>
