import { Drawing } from '#sdk/ui/controls/icon.tsx'

const SHAPES = {
  hangUp: 'M3.5 15.5c-1-1-1-3 0-4a12.5 12.5 0 0 1 17 0c1 1 1 3 0 4l-4.2-1.5v-3a13 13 0 0 0-8.6 0v3z',
  mute: 'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  muted:
    'M9 6.5a3 3 0 0 1 6 0v5M13.5 14.1A3 3 0 0 1 9 11.5V9M5.5 11.5a6.5 6.5 0 0 0 10 5.5M18.5 11.5c0 .7-.1 1.4-.3 2M12 18v3M4 4l16 16',
  type: 'M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM5 20.5a7 7 0 0 1 14 0',
  thumb: 'M7 19.5V10l4-6a2 2 0 0 1 2 2v4h5.2l.8 7.5-1.5 2zM7 19.5H4V10h3',
  article: 'M12 6.5C10 5 7 4.5 4 4.5v13.5c3 0 6 .5 8 2 2-1.5 5-2 8-2V4.5c-3 0-6 .5-8 2zM12 6.5V20',
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** An icon of a call. */
export function CallIcon({ shape }: Props) {
  return <Drawing path={SHAPES[shape]} />
}
