import { REDUCE_CHURN } from '#host-app/site/content/videos/reduce-churn.ts'
import type { Film } from '../film.ts'
import { setStage, showCard } from '../stage.ts'
import {
  answersAtOnce,
  asksForRating,
  bringsInPerson,
  isHonest,
  keepsRequest,
  reopens,
} from './chat-scenes.ts'
import { arrangeSides, demoSet } from './demo-set.ts'
import { closesGap, showsReports } from './report-scenes.ts'

/** The exit popup's video: eight ways to keep customers, on both sides of the demo (MKT-07). */
export const EXIT_FILM: Film = {
  settings: { DEMO_STORY: 'on' },
  isCaptioned: false,

  async open(page, port) {
    await page.goto(`http://localhost:${port}/demo`)
    await page.getByRole('button', { name: 'Reject non-essential' }).click()
    await page.getByRole('button', { name: 'Start the demo' }).click()
    await demoSet(page).desk.getByRole('list', { name: 'Conversations' }).waitFor()
    await arrangeSides(page)
    await setStage(page, REDUCE_CHURN.opening.title)
  },

  async play(director) {
    const { opening, end } = REDUCE_CHURN
    for (const line of opening.lines) await director.say(line)
    for (const scene of [answersAtOnce, isHonest, bringsInPerson, reopens, asksForRating, keepsRequest])
      await scene(director)
    await showsReports(director)
    await closesGap(director)
    await showCard(director.page, end.title)
    for (const line of end.lines) await director.say(line)
  },
}
