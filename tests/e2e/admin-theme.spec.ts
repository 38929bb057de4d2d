/** The dark theme: of the admin area alone, and readable on each of its screens. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()
const { at } = server

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const DARK = 'rgb(14, 20, 22)'
const LIGHT = 'rgb(251, 250, 247)'

test('[ADMIN-07] dark is chosen for the admin paths, kept, and seen on no other', async ({ page }) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  expect(await paper(page)).toBe(LIGHT)
  await page.goto(at('/admin/settings/appearance'))
  await page.getByText('Dark', { exact: true }).click()
  expect(await paper(page)).toBe(DARK)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await paper(page)).toBe(DARK)
  for (const path of ['/pricing', '/kb', '/set-password', '/widget/kb']) {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      path,
    ).not.toContain('dark')
    expect(await paper(page), path).not.toBe(DARK)
  }
  await page.goto(at('/admin/settings/appearance'))
  await page.getByText('Light', { exact: true }).click()
  expect(await paper(page)).toBe(LIGHT)
})

test('[ADMIN-07] every screen can be read in the dark', async ({ page }) => {
  test.setTimeout(150_000)
  await page.addInitScript(() => localStorage.setItem('admin_theme', 'dark'))
  await inbox(page).signIn(server.port, 'admin@acme.test')
  await inbox(page).list.getByRole('link').first().click()
  await expect(inbox(page).thread).toBeVisible()
  const found = { inbox: await axeFindings(page, 'body') } as Record<string, string[]>
  for (const path of [
    '/admin/kb',
    '/admin/kb/new',
    '/admin/kb/topics',
    '/admin/kb/synonyms',
    '/admin/kb/imports/new',
    '/admin/kb/insights',
    '/admin/kb/playground',
    '/admin/kb/gaps',
    '/admin/settings/account',
    '/admin/settings/appearance',
    '/admin/settings/company',
    '/admin/settings/chat-flow',
    '/admin/settings/people',
    '/admin/settings/permissions',
    '/admin/settings/upgrade',
    '/admin/settings/health/access',
  ]) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    found[path] = await axeFindings(page, 'body')
  }
  await page.goto(at('/admin/kb'))
  await page.getByRole('table', { name: 'Articles' }).getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  found['editor'] = await axeFindings(page, 'body')
  expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([])
})
