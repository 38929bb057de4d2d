import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useAnswerMessages } from '#sdk/ui/messages/use-answer-messages.ts'

type Props = { readonly onClick: () => void }

/** Button that leads to newer messages, for a visitor who has scrolled up. */
export function NewsButton({ onClick }: Props) {
  const { t } = useAnswerMessages()
  return (
    <button type="button" className="news" onClick={onClick}>
      {t.newMessages}
      <Icon shape="down" />
    </button>
  )
}
