import { Drawing } from '#sdk/ui/controls/icon.tsx'

const SHAPES = {
  help: 'M7.5 8.5a4.5 4.5 0 1 1 6.4 4.1c-1.2.6-1.9 1.4-1.9 2.9M12 20v.1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15.3 15.3L20 20',
  next: 'M9.5 6l6 6-6 6',
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** An icon of the help center. */
export function KbIcon({ shape }: Props) {
  return <Drawing path={SHAPES[shape]} />
}
