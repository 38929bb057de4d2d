const SHAPES = {
  chat: ['M4 5.5h16v10.8H11L6.2 20v-3.7H4z'],
  close: ['M6.5 6.5l11 11M17.5 6.5l-11 11'],
  down: ['M6 9.5l6 6 6-6'],
  send: ['M12 19V5.5M6 11l6-6 6 6'],
} as const

type Props = { readonly shape: keyof typeof SHAPES }

/** A drawn sign in the colour of its text; the control around it carries the name. */
export function Icon({ shape }: Props) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
      {SHAPES[shape].map(path => (
        <path key={path} d={path} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      ))}
    </svg>
  )
}
