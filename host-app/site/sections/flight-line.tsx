import styles from './flight-line.module.css'

/**
 * The decorative line of the social image: it starts at the crest of the logo, swings like a lapwing's flight, and
 * changes from petrol to cinnamon where a human takes over. At the bottom right, where there is no text.
 */
export function FlightLine() {
  return (
    <svg
      className={styles['line']}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMaxYMax"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="flight-line" x1="0" y1="0" x2="1440" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#0c6b62" stopOpacity="0" />
          <stop offset="0.1" stopColor="#0c6b62" />
          <stop offset="0.42" stopColor="#2a8f7d" />
          <stop offset="0.58" stopColor="#6d5aa0" />
          <stop offset="0.72" stopColor="#c8642c" />
          <stop offset="1" stopColor="#c8642c" />
        </linearGradient>
      </defs>
      <path
        stroke="url(#flight-line)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M-20 612C220 640 470 634 640 596C800 560 880 470 838 400C800 338 724 380 752 456C786 548 930 566 1040 506C1168 436 1206 306 1144 250C1090 204 1030 262 1064 340C1102 428 1226 452 1316 392C1396 338 1430 220 1470 60"
      />
    </svg>
  )
}
