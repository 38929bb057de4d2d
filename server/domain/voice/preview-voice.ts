import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { companyProvider, voiceFor } from './company-provider.ts'
import type { VoiceDeps } from './voice-deps.ts'

/**
 * Speaks a text as callers would hear it.
 * @throws voice_not_available (502) if the company has no such provider, or it does not speak.
 */
export async function previewVoice(
  deps: VoiceDeps,
  { companyId }: Member,
  { provider: choice, voice, text }: ParsedRequestOf<'previewVoice'>['body'],
): Promise<ResponseOf<'previewVoice'>> {
  const provider = await companyProvider(deps, companyId, choice)
  if (provider === null) throw new AppError('voice_not_available')
  try {
    const { audio, type } = await provider.preview({ text, voice: voiceFor(provider, voice) })
    return { ok: true, audio: Buffer.from(audio).toString('base64'), type }
  } catch (error) {
    deps.log.warn({ error, companyId, provider: provider.name }, 'a voice could not be played')
    throw new AppError('voice_not_available')
  }
}
