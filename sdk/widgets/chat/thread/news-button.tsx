import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'

type Props = { readonly onClick: () => void }

/** Button that leads to newer messages, for a visitor who has scrolled up. */
export function NewsButton({ onClick }: Props) {
  const { t } = useChatMessages(ANSWER_MESSAGES)
  return (
    <button type="button" className="news" onClick={onClick}>
      {t.newMessages}
      <Icon shape="down" />
    </button>
  )
}
