/** The knowledge base in the admin area: writing, publishing, and what visitors then read. */
import { expect, type Page, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { axeFindings } from './axe-findings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { ownServer } from './own-server.ts'
import { staffPage } from './screens.ts'

const server = ownServer()
const { at } = server
const ADMIN = 'admin@acme.test'

/** Locators of the desk's screens, by role and text. */
function desk(page: Page) {
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const saved = page.getByRole('status').filter({ hasText: 'Saved' })
  const dialog = page.getByRole('dialog')
  return {
    text,
    saved,
    dialog,
    table: page.getByRole('table', { name: 'Articles' }),
    async begin(title: string) {
      await page.goto(at('/admin/articles/new'))
      await expect(page).toHaveURL(at('/admin/kb/new'))
      await page.getByLabel('Title').fill(title)
      await page.getByRole('button', { name: 'Start writing' }).click()
      await expect(text).toBeVisible()
    },
    async write(words: string) {
      await text.press('Control+End')
      // The status may still be that of the words before.
      const stored = page.waitForResponse(
        response => response.request().method() === 'PATCH' && /\/api\/content\/[\w-]+$/.test(response.url()),
      )
      await page.keyboard.type(words)
      await stored
      await expect(saved).toBeVisible()
    },
    async publish() {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await expect(dialog).toHaveCount(0)
    },
    async source() {
      await page.getByRole('button', { name: 'Markdown', exact: true }).click()
      const source = await page.getByRole('textbox', { name: 'Text in Markdown' }).inputValue()
      await page.getByRole('button', { name: 'Rich text' }).click()
      await expect(text).toBeVisible()
      return source
    },
    idOf: () => new URL(page.url()).pathname.split('/').at(-1)!,
  }
}

/** Returns what a visitor gets at a slug: the status and the text. */
async function read(page: Page, slug: string) {
  const response = await page.request.get(server.own(`/api/kb/article?slug=${slug}`), {
    headers: { [HEADERS.tenant]: 'acme' },
  })
  const { body = '' } = (await response.json()) as { body?: string }
  return { status: response.status(), body }
}

test('[ADMIN-03] an article is written, published, changed and restored', async ({ browser }) => {
  const page = await staffPage(browser, server, ADMIN)
  const kb = desk(page)
  await kb.begin('How do I water a cactus?')
  await kb.write('Once a month. ')
  await page.keyboard.press('Control+b')
  await kb.write('Not more.')
  expect((await read(page, 'how-do-i-water-a-cactus')).status).toBe(404)

  await page.reload()
  await expect(kb.text).toContainText('Once a month. Not more.')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(kb.dialog.getByRole('strong')).toHaveText('Not more.')
  await page.keyboard.press('Escape')
  await kb.publish()
  const published = await read(page, 'how-do-i-water-a-cactus')
  expect(published).toEqual({ status: 200, body: 'Once a month. **Not more.**' })

  await kb.write(' In winter never.')
  await expect(page.getByText('Unpublished changes')).toBeVisible()
  expect(await read(page, 'how-do-i-water-a-cactus')).toEqual(published)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(kb.dialog.getByRole('insertion')).toContainText('In winter never.')
  await kb.dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(kb.dialog).toHaveCount(0)
  expect((await read(page, 'how-do-i-water-a-cactus')).body).toContain('In winter never.')

  await page.getByRole('button', { name: 'History' }).click()
  await kb.dialog.getByRole('button', { name: /Version 1/ }).click()
  await expect(kb.dialog.getByRole('insertion')).toContainText('In winter never.')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await kb.dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(kb.dialog).toHaveCount(0)
  await expect(kb.text).not.toContainText('In winter never.')
})

test('[ADMIN-03] the editor works under the pages’ policy', { tag: '@full' }, async ({ browser }) => {
  const page = await staffPage(browser, server, ADMIN)
  const complaints = await collectComplaints(page)
  const kb = desk(page)
  await kb.begin('Everything at once')
  const tool = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await kb.text.click()
  await tool('Heading')
  await page.keyboard.type('A heading')
  await page.keyboard.press('Enter')
  await tool('Bold')
  await page.keyboard.type('bold')
  await tool('Bold')
  await page.keyboard.type(' and `code` and ')
  await tool('Link')
  await kb.dialog.getByLabel('Address').fill('javascript:alert(1)')
  await kb.dialog.getByRole('button', { name: 'Set the link' }).click()
  await expect(kb.dialog.getByRole('alert')).toBeVisible()
  await kb.dialog.getByLabel('Address').fill('https://example.com/x')
  await kb.dialog.getByRole('button', { name: 'Set the link' }).click()
  await expect(kb.dialog).toHaveCount(0)
  await expect(kb.text).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('Table')
  await page.keyboard.type('Left')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Right')
  await kb.text.press('Control+End')
  await paste(
    page,
    '<h3 style="color: red">Pasted</h3><p>A <b onclick="alert(1)">word</b> <a href="javascript:alert(1)">no link</a>' +
      '<script>alert(1)</script></p><pre><code>let a</code></pre>',
  )
  const choosing = page.waitForEvent('filechooser')
  await kb.text.press('Control+End')
  await tool('Picture')
  await (await choosing).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT })
  await expect(kb.text.getByRole('img', { name: 'dot' })).toHaveAttribute('src', /^data:image\/png/)
  await expect(kb.saved).toBeVisible()

  const source = await kb.source()
  expect(source).toContain(
    '## A heading\n\n**bold** and `code` and <https://example.com/x>\n\n- one\n- two\n\n',
  )
  expect(source).toContain('| Left | Right |\n| --- | --- |\n')
  expect(source).toContain('### Pasted\n\nA **word** no link\n\n```\nlet a\n```')
  expect(source).toMatch(
    /!\[dot\]\(\/storage\/v1\/object\/public\/content-attachments\/[\w-]+\/\d+-\w+-dot\.png#1x1\)/,
  )
  expect(complaints).toEqual([])
})

test('[ADMIN-03] what the rich editor would lose is written as Markdown', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await staffPage(browser, server, ADMIN)
  const kb = desk(page)
  await kb.begin('A list of tasks')
  await page.getByRole('button', { name: 'Markdown', exact: true }).click()
  const source = page.getByRole('textbox', { name: 'Text in Markdown' })
  await source.fill('- [ ] water\n- [x] light')
  await expect(kb.saved).toBeVisible()
  await page.getByRole('button', { name: 'Rich text' }).click()
  await expect(source).toHaveValue('- [ ] water\n- [x] light')
  await expect(page.getByText('the rich editor would lose')).toBeVisible()
  await source.fill('- water')
  await page.getByRole('button', { name: 'Rich text' }).click()
  await expect(kb.text.getByRole('listitem')).toHaveText('water')
})

test('[ADMIN-03] two people write the same words, and none is lost', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await staffPage(browser, server, ADMIN)
  const kb = desk(page)
  await kb.begin('Written by two')
  await kb.write('Ours.')
  const other = await await page.context().newPage()
  await other.goto(page.url())
  await desk(other).write(' Theirs.')
  await kb.text.press('Control+End')
  await page.keyboard.type(' Mine.')
  const notice = page.getByRole('alert', { name: 'Somebody else changed it' })
  await expect(notice).toContainText('Daniel Okafor changed this article in the meantime')
  expect(await axeFindings(page, 'main')).toEqual([])
  await notice.getByRole('button', { name: /Use theirs/ }).click()
  await expect(kb.text).toHaveText('Ours. Theirs.')
  await expect(page.getByRole('textbox', { name: 'Your unsaved text' })).toHaveValue('Ours. Mine.')
})

test('[ADMIN-03] a draft waits for its day, and several articles are archived at once', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server, ADMIN)
  const kb = desk(page)
  await kb.begin('Opening in spring')
  await kb.write('We open in March.')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await kb.dialog.getByLabel('Goes live').fill('2099-03-01T09:00')
  await kb.dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Goes live Mar 1, 2099/)).toBeVisible()
  await expect(kb.text).toHaveAttribute('contenteditable', 'false')
  await page.getByRole('button', { name: 'Unschedule' }).click()
  await expect(kb.text).toHaveAttribute('contenteditable', 'true')
  await kb.publish()
  expect((await read(page, 'opening-in-spring')).status).toBe(200)

  await page.goto(at('/admin/content-blocks'))
  await expect(page).toHaveURL(at('/admin/kb'))
  await expect(kb.table).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('searchbox').fill('Opening in spring')
  await expect(page).toHaveURL(/search=Opening/)
  await expect(kb.table.getByRole('row')).toHaveCount(2)
  // By keyboard only.
  await kb.table.getByRole('checkbox', { name: 'Select Opening in spring' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Archive' }).press('Enter')
  await kb.dialog.getByRole('button', { name: 'Archive' }).press('Enter')
  await expect(kb.table).toContainText('Archived')
  expect((await read(page, 'opening-in-spring')).status).toBe(404)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('Opening in spring')
})

test('[ADMIN-03] who may not write reads', { tag: '@full' }, async ({ browser }) => {
  const page = await staffPage(browser, server, 'elena@acme.test', '/admin/kb')
  await expect(desk(page).table).toBeVisible()
  await expect(page.getByRole('link', { name: 'New article' })).toHaveCount(0)
  await desk(page).table.getByRole('link').first().click()
  await expect(desk(page).text).toHaveAttribute('contenteditable', 'false')
  await expect(page.getByText('but not change it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
})

/** An image of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate(async text => {
    // The browser reports a moved caret to the editor in the next frame.
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('[contenteditable]')!.dispatchEvent(event)
  }, html)
}
