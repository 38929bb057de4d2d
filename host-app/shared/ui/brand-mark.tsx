/** The logo: a speech drop with a lapwing's crest. Decorative: the name is next to it. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        fill="var(--accent)"
        d="M1.6 1.8C7.4 1.8 12 3.8 14.8 7.1a11.5 11.5 0 0 1 11.5 17.5l2.8 4.3a1 1 0 0 1-.9 1.5l-9.6-.6A11.5 11.5 0 0 1 9.4 9.5C7.6 6.2 5 3.7 1.6 1.8Z"
      />
      <circle cx="20" cy="16.4" r="2.5" fill="var(--paper)" />
    </svg>
  )
}
