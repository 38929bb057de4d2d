/** An answer of a language model, seen by the visitor while it is written. */
import type { ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts'
import { ownServer } from './own-server.ts'
import { chat } from './screens.ts'

const QUESTION = 'How much does Acme Planner cost?'
const FIRST = 'It depends on the plan that you choose.'

const settings: Record<string, string> = { MODEL_NAME: 'scripted' }
const written: ServerResponse[] = []
let model: ScriptedModel
test.beforeAll(async () => {
  model = await startScriptedModel(response => written.push(response))
  settings['MODEL_URL'] = model.url
})
const server = ownServer(settings)
test.afterAll(() => model.close())

test('an answer shows while it is written, and the stored message takes its place', async ({ page }) => {
  await page.goto(server.example('/'))
  await chat(page).open()
  await chat(page).giveEmail('stream@example.com')
  await chat(page).send(QUESTION)
  await expect.poll(() => written.length, { timeout: scaleTimeout(20_000) }).toBe(1)
  const [response] = written
  response!.writeHead(200, { 'content-type': 'text/event-stream' })
  const write = (content: string) =>
    response!.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
  // A sentence shows once the next one has begun: only then can it be checked.
  write(`${FIRST} [1] You can`)
  // Hidden from screen readers, which announce the whole answer.
  const unfinished = chat(page).thread.locator('[aria-hidden] [part=message]')
  await expect(unfinished).toContainText(FIRST)
  await expect(chat(page).thread).not.toContainText('Thinking…')
  write(' choose another plan. [1]')
  response!.end('data: [DONE]\n\n')
  await expect(chat(page).thread.getByText('Source:')).toBeVisible()
  await expect(unfinished).toHaveCount(0)
  await expect(chat(page).thread.getByText(FIRST)).toHaveCount(1)
})
