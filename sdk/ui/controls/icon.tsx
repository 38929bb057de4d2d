const SHAPES = {
  back: 'M14.5 5.5L8 12l6.5 6.5',
  chat: 'M4 5.5h16v10.8H11L6.2 20v-3.7H4z',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  down: 'M6 9.5l6 6 6-6',
  send: 'M12 19V5.5M6 11l6-6 6 6',
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** An icon that a panel needs before its lazy parts have loaded. */
export function Icon({ shape }: Props) {
  return <Drawing path={SHAPES[shape]} />
}

type DrawingProps = {
  /** SVG path data in a view box of 24 by 24. */
  readonly path: string
}

/**
 * An SVG in the color of the surrounding text, styled by `host.css`. Decorative: the surrounding control has the
 * accessible name.
 */
export function Drawing({ path }: DrawingProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
