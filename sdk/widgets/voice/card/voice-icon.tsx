import { Drawing } from '#sdk/ui/controls/icon.tsx'

const SHAPES = {
  phone:
    'M7 4H4.5A1.5 1.5 0 0 0 3 5.6 16.5 16.5 0 0 0 18.4 21a1.5 1.5 0 0 0 1.6-1.5V17l-4.5-1.8-2 2A13 13 0 0 1 6.8 10.5l2-2z',
  hangUp: 'M3.5 15.5c-1-1-1-3 0-4a12.5 12.5 0 0 1 17 0c1 1 1 3 0 4l-4.2-1.5v-3a13 13 0 0 0-8.6 0v3z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** An icon of the voice element that shows before a call. */
export function VoiceIcon({ shape }: Props) {
  return <Drawing path={SHAPES[shape]} />
}
