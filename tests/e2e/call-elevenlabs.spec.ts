/** A call in the visitor's browser whose assistant is a scripted agent of ElevenLabs. */
import { expect, test } from '@playwright/test'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { AGENT, KEY, startElevenLabs } from '#tests/support/voice-call/elevenlabs/scripted-elevenlabs.ts'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import { installMicrophone, untilEvent } from './call-page.ts'
import { addressesOf, closePagesAfterEach } from './own-server.ts'

test.use({
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: [
      ...chromiumArgs,
      '--allow-loopback-in-peer-connection',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

let vendor: Awaited<ReturnType<typeof startElevenLabs>>
let server: ServerProcess
const { own } = addressesOf(() => server.port)

test.beforeAll(async () => {
  vendor = await startElevenLabs()
  const account = { VOICE_URL: vendor.url, VOICE_API_KEY: KEY, VOICE_AGENT_ID: AGENT }
  server = await createServerProcess({ VOICE: 'elevenlabs', VOICE_BIND_ADDRESS: '127.0.0.1', ...account })
  await server.start()
})
closePagesAfterEach(test)
test.afterAll(async () => {
  await server.dispose()
  await vendor.close()
})

const tone = (ms: number) =>
  Int16Array.from({ length: 16 * ms }, (_, at) => Math.round(8_000 * Math.sin(at * 0.17)))

test('[VOICE-02] [VOICE-03] the agent greets, hears, searches, answers and says goodbye', {
  tag: '@full',
}, async ({ page }) => {
  vendor.script.speech = new Uint8Array(tone(500).buffer)
  await installMicrophone(page)
  await page.goto(own('/widget/voice?tenant=acme&fake_mic=1&locale=de'))
  const card = page.locator('support-voice')
  const captions = card.getByRole('region', { name: 'Untertitel' })
  await card.getByRole('button', { name: 'Anrufen', exact: true }).click()
  await expect(captions).toContainText('Wie kann ich Ihnen helfen?')
  await untilEvent(page, 'output_audio_buffer.stopped')
  const agent = vendor.conversations.at(-1)!
  expect(agent.all('conversation_initiation_client_data')).toMatchObject([
    { conversation_config_override: { agent: { language: 'de' } } },
  ])
  // The test tone that takes the place of the microphone.
  await expect.poll(agent.loudest).toBeGreaterThan(1_000)

  agent.transcribe('Wie setze ich mein Passwort zurück?')
  agent.callTool('query_knowledge_base', { query: 'How do I reset my password?', top_k: 3 })
  await expect.poll(() => agent.all('client_tool_result')[0]?.result).toContain('Forgot password')
  agent.say('Klicken Sie auf „Forgot password“.', tone(500))
  await expect(captions).toContainText('Wie setze ich mein Passwort zurück?')
  await expect(captions).toContainText('Klicken Sie auf')
  await expect(captions.getByRole('link', { name: /Reset your password/ })).toBeVisible()
  await page.waitForFunction(() => window.loudest() > 0.01)

  agent.callTool('end_call', { reason: 'The caller said goodbye.' })
  await expect(captions).toContainText('Auf Wiederhören')
  await expect.poll(agent.closeCode).toBe(1000)
  await expect
    .poll(() => page.evaluate(() => window.leftovers()))
    .toEqual({ connections: 0, tracks: 0, audio: 0 })
  expect(vendor.faults).toEqual([])
})
