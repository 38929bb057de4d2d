import { describe, expect, it, vi } from 'vitest'
import { playRequestSound } from './request-sound.ts'

/** A window that records the volume of the sounds played. */
function viewWith(navigator: { userActivation?: { hasBeenActive: boolean } }) {
  const volume = vi.fn()
  const start = vi.fn()
  const close = vi.fn()
  const oscillator = { frequency: { setValueAtTime: vi.fn() }, connect: vi.fn(), start, stop: vi.fn() }
  const gain = {
    gain: { setValueAtTime: volume, exponentialRampToValueAtTime: vi.fn() },
    connect: vi.fn(),
  }
  const opened = vi.fn()
  class FakeContext {
    currentTime = 5
    destination = {}
    close = close
    constructor() {
      opened()
    }
    createGain = () => gain
    createOscillator = () => oscillator
  }
  return { view: { AudioContext: FakeContext as never, navigator }, opened, volume, start, close, oscillator }
}

describe('playRequestSound', () => {
  it.each([{ userActivation: { hasBeenActive: true } }, {}])(
    '[CHAT-28] plays once at volume 0.7 and tidies up (%j)',
    navigator => {
      const { view, volume, start, close, oscillator } = viewWith(navigator)
      playRequestSound(view)
      expect(volume.mock.calls).toEqual([[0.7, 5]])
      expect(start).toHaveBeenCalledOnce()
      ;(oscillator as { onended?: () => void }).onended!()
      expect(close).toHaveBeenCalledOnce()
    },
  )

  it('[CHAT-28] stays quiet before the first gesture, so that no late sound follows', () => {
    const { view, opened } = viewWith({ userActivation: { hasBeenActive: false } })
    playRequestSound(view)
    expect(opened).not.toHaveBeenCalled()
  })

  it('[CHAT-28] a browser without sound is no failure', () => {
    expect(() => playRequestSound({ navigator: {} } as never)).not.toThrow()
  })
})
