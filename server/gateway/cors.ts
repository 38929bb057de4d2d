import { anyOrigin } from '../http/any-origin.ts'

/** The headers are those of supabase-js. */
export const gatewayCors = anyOrigin({
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'prefer',
    'range',
    'accept-profile',
    'content-profile',
    'x-upsert',
    'cache-control',
    'x-metadata',
    'x-retry-count',
  ],
  exposeHeaders: ['content-range', 'retry-after', 'x-supabase-api-version', 'x-sb-error-code'],
})
