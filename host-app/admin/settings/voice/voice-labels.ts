import type { FliteVoice, VoiceChoice, VoiceProviderName, VoiceVendor } from '#contract/constants/voice.ts'
import type { FieldLabels } from '../frame/use-settings-draft.ts'

/** Labels of the settings of voice calls. */
export const VOICE_LABELS: FieldLabels<'voice'> = {
  is_enabled: 'Visitors can call',
  provider: 'Provider',
  voice: 'Voice',
  greeting: 'Greeting',
  ending: 'Goodbye',
  consent_text: 'Before the call',
  instructions: 'Instructions',
  locales: 'Languages',
  takes_calls: 'When',
  longest_minutes: 'Longest call',
  calls_per_day: 'Limit calls per day',
  calls_per_visitor_day: 'Limit calls of one visitor',
}

/** Names of the vendors. */
export const VENDOR_NAMES: Readonly<Record<VoiceVendor, string>> = {
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
}

/** Labels of who can take the calls. */
export const CHOICE_LABELS: Readonly<Record<VoiceChoice, string>> = {
  server: 'This server',
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
}

const FLITE_LABELS: Readonly<Record<FliteVoice, string>> = {
  slt: 'Slt, a woman, American',
  rms: 'Rms, a man, American',
  awb: 'Awb, a man, Scottish',
  kal16: 'Kal, a man, American, the most robotic',
}

/** Returns the label of a provider's voice. */
export function voiceLabel(voice: string): string {
  return FLITE_LABELS[voice as FliteVoice] ?? voice.slice(0, 1).toUpperCase() + voice.slice(1)
}

/** Returns where callers' sound goes, by provider; null for none. `isOwn`: by the company's own account. */
export function whereSoundGoes(provider: VoiceProviderName | null, isOwn: boolean): string {
  const account = isOwn ? 'your own account' : 'this server’s account'
  switch (provider) {
    case null:
      return 'Calls are turned off on this server, for all companies.'
    case 'local':
      return 'The sound stays on this server, and no other company gets it. It speaks English only, and sounds like a telephone menu of the 1990s.'
    case 'openai':
      return `The browser sends the sound to OpenAI, under ${account}, with the assistant’s instructions. A language model answers from your articles, in all languages.`
    case 'elevenlabs':
      return `The sound goes through this server to ElevenLabs, under ${account}. The agent of your account answers.`
  }
}
