import { BRAND } from '#contract/brand.ts'
import { SOCIAL_IMAGE } from '#contract/constants/site.ts'
import { FlightLine } from '../sections/flight-line.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'

const LEFT_PX = 80
const LINE_PX = 84

/**
 * The logo, the name, a sentence and the decorative line, for programs that render SVG without a browser's
 * styles.
 */
export function SocialImage() {
  const { widthPx, heightPx, lines } = SOCIAL_IMAGE
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: pages show it as a picture, with a text of its own.
    <svg xmlns="http://www.w3.org/2000/svg" width={widthPx} height={heightPx} fontFamily="Inter">
      <rect width={widthPx} height={heightPx} fill="var(--paper)" />
      <g transform="translate(0 104)">
        <FlightLine />
      </g>
      <g transform={`translate(${LEFT_PX} 60)`}>
        <BrandMark size={64} />
      </g>
      <text x={LEFT_PX + 84} y="108" fontSize="44" fontWeight="600" letterSpacing="-0.8" fill="var(--ink)">
        {BRAND.name}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={LEFT_PX}
          y={240 + index * LINE_PX}
          fontSize="72"
          fontWeight="700"
          letterSpacing="-1.8"
          fill="var(--ink)"
        >
          {line}
        </text>
      ))}
    </svg>
  )
}
