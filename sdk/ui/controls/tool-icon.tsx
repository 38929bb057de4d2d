import { Drawing } from './icon.tsx'

const SHAPES = {
  attach: 'M19 11.5l-7 7a4.6 4.6 0 0 1-6.5-6.5l7.2-7.2a3 3 0 0 1 4.3 4.3l-7 7a1.4 1.4 0 0 1-2-2l6.2-6.2',
  emoji: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM8.5 14.2a4.4 4.4 0 0 0 7 0M9 9.5v.6M15 9.5v.6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** An icon of the tools in the composer and the header. They load after the first screen. */
export function ToolIcon({ shape }: Props) {
  return <Drawing path={SHAPES[shape]} />
}
