import { describe, expect, it } from 'vitest'
import { isDebugRequested } from './is-debug-requested.ts'

const nothing = { search: '', cookie: 'theme=dark', stored: null, flag: undefined }

describe('[GUARD-06] isDebugAsked', () => {
  it.each([
    { search: '?debugbar=1' },
    { search: '?debugbar=true' },
    { search: '?tab=mine&debug=1' },
    { search: '?debug=true' },
    { search: '?lapwing_debug=1' },
    { search: '?lapwing_debug=true' },
    { cookie: 'lapwing_debug=1' },
    { cookie: 'theme=dark; lapwing_debug=1; x=y' },
    { stored: '1' },
    { stored: 'true' },
    { flag: true },
  ])('%j asks for it', requests => expect(isDebugRequested({ ...nothing, ...requests })).toBe(true))

  it.each([
    {},
    { search: '?debug=0' },
    { search: '?debug=yes' },
    { search: '?other_debug=1' },
    { cookie: 'lapwing_debug=0' },
    { cookie: 'xlapwing_debug=1' },
    { cookie: 'lapwing_debug=11' },
    { stored: 'false' },
    { flag: 'no' },
  ])('%j does not', requests => expect(isDebugRequested({ ...nothing, ...requests })).toBe(false))
})
