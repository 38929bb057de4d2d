import { BRAND } from '#contract/brand.ts'
import { COPY } from '#core/copy.ts'
import { Icon } from '../../ui/icon.tsx'
import { WORDS } from '../../ui/words.ts'

type Props = { readonly agentName: string | null; readonly onClose: () => void }

/** Title, who is there (CHAT-03, CHAT-12), and the way out. */
export function PanelHeader({ agentName, onClose }: Props) {
  return (
    <div className="header" part="header">
      <div>
        <h2 className="title">{BRAND.supportTitle}</h2>
        <p className="presence">{agentName ?? COPY.online}</p>
      </div>
      <button type="button" className="close" part="close" aria-label={WORDS.closeChat} onClick={onClose}>
        <Icon shape="close" />
      </button>
    </div>
  )
}
