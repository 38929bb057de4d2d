import { getEventListeners } from 'node:events'
import type { CallPlatform } from '#sdk/widgets/voice/call/call-platform.ts'
import { FakeAudioContext, FakeConnection, FakeStream } from './fake-media.ts'

/** What a fake browser does that an ordinary one does not. */
export type PlatformOptions = {
  /** The visitor's word on the microphone. */
  readonly microphone?: () => Promise<FakeStream>
  /** The browser never finishes looking for its addresses. */
  readonly iceGatheringState?: 'gathering'
  /** False if Web Audio does not take the microphone. */
  readonly canMeasure?: boolean
}

/** Creates a browser that counts what a call has opened in it. */
export function fakePlatform({ microphone, iceGatheringState, canMeasure = true }: PlatformOptions) {
  const streams: FakeStream[] = []
  const connections: FakeConnection[] = []
  const contexts: FakeAudioContext[] = []
  const voices: { srcObject: unknown; plays: number; play: () => Promise<void> }[] = []
  const frames = new Map<number, () => void>()
  const onHide = new Set<() => void>()
  const onWake = new Set<() => void>()
  const allowed = { playing: true }
  let lastFrame = 0
  const watch = (set: Set<() => void>) => (callback: () => void) => {
    set.add(callback)
    return () => set.delete(callback)
  }

  const platform = {
    async openMicrophone() {
      const stream = await (microphone?.() ?? new FakeStream())
      streams.push(stream)
      return stream
    },
    createConnection() {
      const connection = new FakeConnection()
      if (iceGatheringState) connection.iceGatheringState = iceGatheringState
      connections.push(connection)
      return connection
    },
    createAudioContext() {
      const context = new FakeAudioContext(canMeasure)
      contexts.push(context)
      return context
    },
    createAudio() {
      const audio = {
        srcObject: null as unknown,
        plays: 0,
        pause: () => {},
        async play() {
          audio.plays += 1
          if (!allowed.playing) throw new Error('NotAllowedError')
        },
      }
      voices.push(audio)
      return audio
    },
    requestFrame(callback: () => void) {
      lastFrame += 1
      frames.set(lastFrame, callback)
      return lastFrame
    },
    cancelFrame: (handle: number) => frames.delete(handle),
    whenPageHides: watch(onHide),
    whenPageWakes: watch(onWake),
  }

  return {
    ...{ streams, connections, contexts, voices, allowed },
    platform: platform as unknown as CallPlatform,
    leave() {
      for (const callback of [...onHide]) callback()
    },
    /** Runs the callbacks of one frame. */
    frame() {
      const due = [...frames.values()]
      frames.clear()
      for (const callback of due) callback()
    },
    /** The number of things that are open, by kind. */
    count: () => ({
      tracks: streams.flatMap(({ tracks }) => tracks).filter(({ readyState }) => readyState === 'live')
        .length,
      connections: connections.filter(({ connectionState }) => connectionState !== 'closed').length,
      channels: connections.filter(({ channel }) => channel.readyState !== 'closed').length,
      contexts: contexts.filter(({ state }) => state !== 'closed').length,
      tones: contexts.flatMap(({ oscillators }) => oscillators).filter(({ isOn }) => isOn).length,
      voices: voices.filter(({ srcObject }) => srcObject !== null).length,
      frames: frames.size,
      pageListeners: onHide.size + onWake.size,
      listeners: connections
        .map(
          connection =>
            listenersOf(connection, ['connectionstatechange', 'track', 'icegatheringstatechange']) +
            listenersOf(connection.channel, ['open', 'close', 'message']),
        )
        .reduce((sum, count) => sum + count, 0),
    }),
  }
}

/** Returns the number of listeners of some types. */
export function listenersOf(target: EventTarget, types: readonly string[]): number {
  return types.flatMap(type => getEventListeners(target, type)).length
}
