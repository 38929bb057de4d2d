import { Drawing } from './drawing.tsx'

const SHAPES = {
  attach: 'M19 11.5l-7 7a4.6 4.6 0 0 1-6.5-6.5l7.2-7.2a3 3 0 0 1 4.3 4.3l-7 7a1.4 1.4 0 0 1-2-2l6.2-6.2',
  emoji: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM8.5 14.2a4.4 4.4 0 0 0 7 0M9 9.5v.6M15 9.5v.6',
  file: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  thumbDown: 'M7 4.5v9.5l4 6a2 2 0 0 0 2-2v-4h5.2l.8-7.5-1.5-2zM7 4.5H4V14h3',
  thumbUp: 'M7 19.5V10l4-6a2 2 0 0 1 2 2v4h5.2l.8 7.5-1.5 2zM7 19.5H4V10h3',
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** The signs of what is loaded later. */
export function LaterIcon({ shape }: Props) {
  return <Drawing path={SHAPES[shape]} />
}
