import { expect, it } from 'vitest'
import { withPackagePaths } from './declare.ts'

it.each([
  ['sdk/packages/widget/index.ts', '#contract/embed.ts', './contract/embed.js'],
  ['sdk/packages/widget/index.ts', './lapwing.ts', './lapwing.js'],
  ['contract/embed-types.ts', './constants/locales.ts', './constants/locales.js'],
  ['sdk/packages/react/index.ts', './lapwing-provider.tsx', './lapwing-provider.js'],
  ['sdk/packages/react/elements.ts', '../widget/index.ts', '@lapwing/widget'],
  ['sdk/packages/react/elements.ts', 'react', 'react'],
])('in %s, the declaration imports %s as %s', (source, written, packed) => {
  expect(withPackagePaths(source, `import type { A } from '${written}'`)).toBe(
    `import type { A } from '${packed}'`,
  )
})
