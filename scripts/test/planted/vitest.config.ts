import { defineConfig } from 'vitest/config'

/** The planted tests of `run-stages.test.ts`. */
export default defineConfig({
  test: {
    include: ['scripts/test/planted/vitest.ts'],
    reporters: ['default', './scripts/test/reporters/vitest.ts'],
  },
})
