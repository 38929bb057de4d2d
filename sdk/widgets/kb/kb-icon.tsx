import { Drawing } from '../../ui/drawing.tsx'

const SHAPES = {
  help: 'M8.6 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.6 1.2-1.6 2.3M12 18.2v.1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15.3 15.3L20 20',
  next: 'M9.5 6l6 6-6 6',
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** The signs of the knowledge base. */
export function KbIcon({ shape }: Props) {
  return <Drawing path={SHAPES[shape]} />
}
