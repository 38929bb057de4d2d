import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useAuth } from './auth-context.ts'

function Status() {
  return <p>{useAuth().state.status}</p>
}

describe('useAuth', () => {
  it('[AUTH-06] throws outside its provider', () => {
    expect(() => renderToString(<Status />)).toThrow('useAuth must be used within an AuthProvider')
  })
})
