import type { CallNetwork } from '#server/config/voice-config.ts'

/** Calls of this machine alone. */
export const OWN_NETWORK: CallNetwork = { bindAddress: '127.0.0.1', publicAddress: null, ports: null }
