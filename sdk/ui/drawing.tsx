type Props = {
  /** Path data of SVG in a field of 24 by 24. */
  readonly path: string
}

/** A sign in the colour of its text, drawn by the rules of `host.css`; the control around it carries the name. */
export function Drawing({ path }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
