import { describe, expect, it } from 'vitest'
import { ApiError } from '#host-app/shared/api/api-error.ts'
import { signUpFailure } from './signup-page.tsx'

describe('signUpFailure', () => {
  it("[AUTH-04] says the response's error, else 'Signup failed'", () => {
    expect(signUpFailure(new ApiError('company_exists', 409, 'Ask a colleague.')).text).toBe(
      'Ask a colleague.',
    )
    expect(signUpFailure(new ApiError('internal', 500, '')).text).toBe('Signup failed')
    expect(signUpFailure(new TypeError('x')).text).toBe('Signup failed')
  })

  it('puts what is wrong with a field beside it', () => {
    const issues = [{ path: 'body.password', message: 'Use at least 10 characters.' }]
    expect(signUpFailure(new ApiError('invalid_request', 400, 'Wrong.', issues)).fields).toEqual({
      password: 'Use at least 10 characters.',
    })
    expect(signUpFailure(new ApiError('subdomain_taken', 409, 'This address is taken.'))).toEqual({
      text: null,
      fields: { subdomain: 'This address is taken.' },
    })
  })
})
