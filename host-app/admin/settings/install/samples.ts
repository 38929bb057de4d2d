/** Code that vouches for a company's users, in the words of docs/embed.md. */
import { GLOBAL_NAME } from '#contract/embed.ts'

/** On the company's server, with jose: vouches for one of its users for an hour. */
export function serverSample(tenant: string): string {
  return `import { SignJWT } from 'jose'

const key = new TextEncoder().encode(process.env.SUPPORT_IDENTITY_KEY)

// For the user who is signed in on your site.
export function supportToken(user) {
  return new SignJWT({ email: user.email, name: user.name })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setAudience('${tenant}')
    .setExpirationTime('1h')
    .sign(key)
}`
}

/** In the company's page: hands the token over, and forgets it when the user signs out. */
export const PAGE_SAMPLE = `${GLOBAL_NAME}('identify', token) // or a function that fetches one
${GLOBAL_NAME}('logout') // when your user signs out`
