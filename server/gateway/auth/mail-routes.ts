/** /recover and /resend: emailed links. The response is the same whether or not the address has an account (R22). */
import { type Context, Hono } from 'hono'
import type { AuthParts } from './auth-parts.ts'
import { readBody, recoveryRequest, resendRequest } from './bodies.ts'

/** Returns the routes that send emails. */
export function createMailRoutes({ limits, clientIp, accountMailer }: AuthParts): Hono {
  const routes = new Hono()

  routes.post('/recover', async c => {
    const { email } = await readBody(c, recoveryRequest)
    await takeOne(c, email)
    accountMailer.sendReset(email, c.req.query('redirect_to'))
    return c.json({})
  })

  routes.post('/resend', async c => {
    const { email } = await readBody(c, resendRequest)
    await takeOne(c, email)
    accountMailer.resendConfirmation(email, c.req.query('redirect_to'))
    return c.json({})
  })
  return routes

  function takeOne(c: Context, account: string): Promise<void> {
    return limits.take('passwordReset', { ip: clientIp(c), account })
  }
}
