import { useAnswerWording } from '#sdk/ui/answer-wording.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'

type Props = { readonly onClick: () => void }

/** Tells somebody who has scrolled up of newer messages, and leads to them. */
export function NewsButton({ onClick }: Props) {
  const { words } = useAnswerWording()
  return (
    <button type="button" className="news" onClick={onClick}>
      {words.newMessages}
      <Icon shape="down" />
    </button>
  )
}
