/** What a call needs. It loads as one file, with the first press of Call. */

export { callStatus } from '#core/voice-call/call-machine.ts'
export { createVisitorStorage } from '../../runtime/storage/visitor-storage.ts'
export { createVoiceCall } from './call/create-voice-call.ts'
export { EndedCall } from './live/ended-call.tsx'
export { LiveCall } from './live/live-call.tsx'
