/** The picture that stands beside a link to the site; the build draws it with `site/social-image.tsx`. */
export const SOCIAL_IMAGE = {
  path: '/social-image.png',
  widthPx: 1_200,
  heightPx: 630,
  /** One sentence, as it is broken into lines. */
  lines: ['Support that knows when', 'to hand over the pen.'],
} as const
