/** Vitest's setupFiles entry: runs before each test file. */
import { expect } from 'vitest'
import { recordSuite } from './record-time.ts'

recordSuite(expect.getState().testPath ?? '')
