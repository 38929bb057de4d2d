import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHosts } from '#server/http/hosts.ts'
import { type MetricsServer, serveMetrics } from './metrics-server.ts'
import { createPrometheusMetrics } from './prometheus-metrics.ts'

let server: MetricsServer
beforeAll(async () => {
  const { isKnown } = createHosts(() => 'https://help.example.test')
  server = await serveMetrics({ host: '127.0.0.1', port: 0 }, createPrometheusMetrics(), isKnown)
})
afterAll(() => server.close())

it('the metrics are served at /metrics, and nothing else is', async () => {
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method })
  const answer = await ask('/metrics')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  expect(await answer.text()).toContain('# TYPE lapwing_emails_total counter')
  expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404])
})

/** Asks under a host name, which `fetch` doesn't let a caller choose. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ port: server.port, path: '/metrics', headers: { host } })
    asked
      .on('response', response => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })

it.each([
  '127.0.0.1:9464',
  '10.0.3.7:9464',
  '[fd00::7]:9464',
  'localhost:9464',
  'APP:9464',
  'lapwing.monitoring.svc.cluster.local:9464',
  'node-a.example.internal',
  'help.example.test:9464',
  'node-a.help.example.test',
])('[R6] the metrics are there at %s', async host => expect(await statusFor(host)).toBe(200))

it.each([
  'attacker.test',
  'attacker.test:9464',
  'help.example.test.attacker.test',
  '127.0.0.1.attacker.test',
  'local.attacker.test',
  'attacker.test.',
  'a b',
])('[R6] a page that leads its own name %j to this address reads no metrics', async host => {
  expect(await statusFor(host)).toBe(400)
})
