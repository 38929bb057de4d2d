import type { OpenChannel } from './room.ts'

/** Loads the socket's code when it is first needed. */
export const openChannelLater: OpenChannel = async (credential, listener) => {
  const { openRealtimeChannel } = await import('./realtime-channel.ts')
  return openRealtimeChannel(credential, listener)
}
