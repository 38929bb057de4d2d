import type { MiddlewareHandler } from 'hono'
import { refuse } from './error-response.ts'
import type { Hosts } from './hosts.ts'

const PUBLIC_FILES = '/storage/v1/object/public/'

/**
 * What visitors have uploaded is read at an origin of its own (R13): whatever in a file might run one day, it runs where
 * nobody has a session. That host has nothing else, and every other host sends there.
 */
export function filesHost({ filesOrigin, isFilesHost }: Hosts): MiddlewareHandler {
  return async (c, next) => {
    const isFile = ['GET', 'HEAD'].includes(c.req.method) && c.req.path.startsWith(PUBLIC_FILES)
    const isThere = isFilesHost(c.req.header('host') ?? '')
    if (isThere) return isFile ? next() : refuse(c, 'route_not_found')
    const origin = filesOrigin()
    if (!isFile || origin === null) return next()
    return c.redirect(origin + new URL(c.req.url).pathname, 302)
  }
}
