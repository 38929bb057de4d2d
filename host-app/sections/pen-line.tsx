import styles from './pen-line.module.css'

/**
 * The one line of the site: it begins at the crest of the mark, tumbles as a lapwing flies, and changes from petrol to
 * cinnamon where a person takes over. Decorative.
 */
export function PenLine() {
  return (
    <svg className={styles['line']} viewBox="0 0 1440 640" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="pen" x1="0" y1="0" x2="1440" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#0c6b62" stopOpacity="0" />
          <stop offset="0.1" stopColor="#0c6b62" />
          <stop offset="0.42" stopColor="#2a8f7d" />
          <stop offset="0.58" stopColor="#6d5aa0" />
          <stop offset="0.72" stopColor="#c8642c" />
          <stop offset="1" stopColor="#c8642c" />
        </linearGradient>
      </defs>
      <path
        stroke="url(#pen)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M-20 520C180 560 360 588 520 548C650 515 700 420 640 372C585 330 512 386 552 462C600 552 770 560 900 500C1040 436 1080 300 1010 246C950 200 880 262 918 344C962 438 1120 470 1240 410C1340 360 1400 260 1470 120"
      />
    </svg>
  )
}
