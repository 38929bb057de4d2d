import { ANSWER_LIKELIHOOD } from '#contract/constants/ai.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { LikelihoodBar } from '../admin/knowledge/playground/answer/likelihood-bar.tsx'
import { CardHead } from '../admin/knowledge/playground/answer/part.tsx'
import card from '../admin/knowledge/playground/answer/passage-card.module.css'
import { PassageText } from '../admin/knowledge/playground/answer/passage-text.tsx'
import styles from './passages-picture.module.css'
import { PictureFrame } from './picture-frame.tsx'

const ANSWER =
  'You can pause a paid plan for one to three months. Nothing is charged while it rests, and your data stays.'

/**
 * Two passages that a search found, with the likelihood that each answers: one is quoted, the other is not. Without the
 * details that the playground shows to admins.
 */
export function PassagesPicture() {
  return (
    <PictureFrame title="Playground: can I pause over the summer?">
      <ul className={styles['passages']}>
        <li className={`${card['card']} ${card['used']}`}>
          <CardHead title="Pause your plan">
            <Badge tone="good">Quoted</Badge>
          </CardHead>
          <LikelihoodBar likelihood={0.83} threshold={ANSWER_LIKELIHOOD} />
          <PassageText text={`${ANSWER} Open Settings > Billing and press Pause.`} answer={ANSWER} />
        </li>
        <li className={card['card']}>
          <CardHead title="Cancel your plan" />
          <LikelihoodBar likelihood={0.22} threshold={ANSWER_LIKELIHOOD} />
        </li>
      </ul>
    </PictureFrame>
  )
}
