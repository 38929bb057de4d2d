import { whenPageWakes } from '#sdk/runtime/browser/when-page-wakes.ts'

/** What a call uses of the browser, besides the element's environment. Tests pass their own. */
export type CallPlatform = {
  /** Asks for the microphone. Rejects if the visitor or the browser refuses, or if there is none. */
  readonly openMicrophone: (audio: MediaTrackConstraints) => Promise<MediaStream>
  readonly createConnection: () => RTCPeerConnection
  readonly createAudioContext: () => AudioContext
  readonly createAudio: () => HTMLAudioElement
  readonly requestFrame: (callback: () => void) => number
  readonly cancelFrame: (handle: number) => void
  /** Calls back when the page is left. Returns a function that stops it. */
  readonly whenPageHides: (callback: () => void) => () => void
  /** Calls back when the page or the network is back. Returns a function that stops it. */
  readonly whenPageWakes: (callback: () => void) => () => void
}

/** Returns the real browser. */
export function browserPlatform(): CallPlatform {
  return {
    // Outside a secure context there is no `mediaDevices`, and the function rejects.
    openMicrophone: async audio => navigator.mediaDevices.getUserMedia({ audio }),
    createConnection: () => new RTCPeerConnection(),
    createAudioContext: () => new AudioContext(),
    createAudio: () => new Audio(),
    requestFrame: callback => requestAnimationFrame(callback),
    cancelFrame: handle => cancelAnimationFrame(handle),
    whenPageHides(callback) {
      window.addEventListener('pagehide', callback)
      return () => window.removeEventListener('pagehide', callback)
    },
    whenPageWakes,
  }
}
