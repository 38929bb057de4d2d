import { expect, it } from 'vitest'
import { plainMessage } from './plain-message.ts'

it.each([
  ['Press **Reset**, *please*, or type `reset`.', 'Press Reset, please, or type reset.'],
  ['See [our guide](https://example.com/a_b) first', 'See our guide (https://example.com/a_b) first'],
  ['Steps:\n\n- **one**\n- two', 'Steps:\n\n- one\n- two'],
  ['https://example.com/*a*/b**c', 'https://example.com/*a*/b**c'],
  ['2 * 3 * 4, snake_case_name', '2 * 3 * 4, snake_case_name'],
])('a plain message says %j as %j', (content, expected) => expect(plainMessage(content)).toBe(expected))
