/** The scenes of the reports, and of the article that was missing. */
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { REDUCE_CHURN } from '#host-app/site/content/videos/reduce-churn.ts'
import type { Director } from '../director.ts'
import { COMMENT, REPLY, UNANSWERED } from './chat-scenes.ts'
import { demoSet, scrollTo, showSides } from './demo-set.ts'

/** The dashboard, the ratings and the insights, over the whole picture. */
export async function showsReports({ page, title, say, click }: Director): Promise<void> {
  const { desk, openDesk } = demoSet(page)
  const { reports } = REDUCE_CHURN
  const tab = (name: string) => desk.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name })
  const part = (name: string) => desk.getByRole('region', { name })
  const figures = desk.getByRole('list', { name: 'Main figures' })
  await title(reports.title, async () => {
    await showSides(page, 'desk')
    await openDesk('See it on the dashboard', 'Open the dashboard')
    await figures.waitFor()
  })
  await say(reports.lines[0], () => scrollTo(figures))
  await say(reports.lines[1], async () => {
    await scrollTo(part('When people write'), 'center')
  })
  await say(reports.lines[2], async () => {
    await click(tab('Ratings'))
    await scrollTo(desk.getByText(COMMENT), 'center')
  })
  await say(reports.lines[3], async () => {
    await click(tab('Insights'))
    await scrollTo(part('What visitors ask'))
    await page.waitForTimeout(2_000)
    await scrollTo(part('Without an answer'))
  })
}

/** A reply that becomes an article, and the AI's answer from it. */
export async function closesGap({ page, title, say, point, click, write }: Director): Promise<void> {
  const { visitor, desk, button, openDesk } = demoSet(page)
  const { article } = REDUCE_CHURN
  const gap = desk
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('listitem')
    .filter({ hasText: UNANSWERED })
  await title(article.title, async () => {
    await openDesk('Close a gap', 'Open the gaps')
    await gap.waitFor()
  })
  await say(article.lines[0], () => point(gap.getByRole('heading')))
  await say(article.lines[1], async () => {
    await click(gap.getByRole('button', { name: 'Create draft' }))
    await desk.getByRole('textbox', { name: 'Text', exact: true }).getByText(REPLY).waitFor()
    await click(button('Publish'))
    await click(desk.getByRole('dialog').getByRole('button', { name: 'Publish' }))
  })
  await showSides(page, 'both')
  await say(article.lines[2], async () => {
    await click(visitor.panel.getByRole('button', { name: SHARED_MESSAGES.startNew }))
    await write(visitor.composer, UNANSWERED)
    await point(visitor.thread.getByRole('link', { name: UNANSWERED }))
    await page.waitForTimeout(2_000)
  })
}
