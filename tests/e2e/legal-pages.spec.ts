/** The legal pages with the operator's facts from the configuration. */
import { expect, test } from '@playwright/test'
import { collectComplaints } from './collect-complaints.ts'
import { ownServer } from './own-server.ts'
import { showPublicPage } from './public-page.ts'

const NAME = 'לפווינג "Ltd" <b>& Co</b>'
const { own, at } = ownServer({
  LEGAL_NAME: NAME,
  LEGAL_EMAIL: 'hello@example.com',
  LEGAL_JURISDICTION: 'Irish law, courts of Dublin',
})

test('[ROUTE-09] the legal pages name the operator, before and after they come to life', async ({ page }) => {
  const complaints = await collectComplaints(page)
  const served = await (await page.request.get(own('/legal/privacy'))).text()
  expect(served).toContain(
    '<bdi data-operator="name">לפווינג &#34;Ltd&#34; &#60;b&#62;&#38; Co&#60;/b&#62;</bdi>',
  )
  await showPublicPage(page, own('/legal/privacy'))
  const name = page.locator('[data-operator=name]')
  await expect(name).toHaveText(NAME)
  await expect(page.locator('[data-operator=privacyEmail]')).toHaveText('hello@example.com')
  await expect(page.locator('[data-operator=address]')).toHaveText('not filled in yet')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect(page.locator('[data-operator=jurisdiction]')).toHaveText('Irish law, courts of Dublin')
  await expect(name).toHaveText(NAME)
  expect(complaints).toEqual([])
})

test('[ROUTE-09] a company’s subdomain shows the operator, and says that it isn’t the company', {
  tag: '@full',
}, async ({ page }) => {
  await showPublicPage(page, at('/legal/privacy'))
  await expect(page.getByRole('main')).toContainText(`Operator: ${NAME}`)
  await expect(page.getByRole('main')).toContainText('and not about the company')
})
