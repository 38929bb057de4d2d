import { expect, test } from '@playwright/test'
import { isFirstTime } from './first-time.ts'

test('planted (Playwright) passes', () => {})
test('planted (Playwright) fails once', () => expect(isFirstTime('playwright')).toBe(false))
test('planted (Playwright) always fails', () => expect(1, 'as planted').toBe(2))
