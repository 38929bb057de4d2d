import { BookOpen, Paperclip, SendHorizontal, Smile } from 'lucide-react'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import assist from '../admin/conversations/assist/assist.module.css'
import { SuggestionCard } from '../admin/conversations/assist/suggestion-card.tsx'
import styles from '../admin/conversations/composer/composer.module.css'
import { FormatBar } from '../admin/conversations/composer/format-bar.tsx'
import { KindSwitch } from '../admin/conversations/composer/kind-switch.tsx'
import picture from './composer-picture.module.css'

const TOOLS = [
  ['Attach files', Paperclip],
  ['Insert an article', BookOpen],
  ['Insert an emoji', Smile],
] as const
const doNothing = () => {}

/** The composer of the inbox, from its own parts, with a reply that the AI suggests. */
export function ComposerPicture({ suggestion }: { readonly suggestion: string }) {
  return (
    <div className={styles['composer']}>
      <div className={assist['dock']} data-card>
        <SuggestionCard
          suggestion={{
            id: 'sample',
            task: 'draft',
            title: 'Suggested reply',
            text: suggestion,
            over: '',
            citations: [],
            isInsertable: true,
            isReplacing: false,
          }}
          tenant="acme"
          hasTab
          onInsert={doNothing}
          onDismiss={doNothing}
        />
      </div>
      <div className={styles['box']} data-kind="reply">
        <div className={styles['head']}>
          <KindSwitch kind="reply" waiting={0} onTurn={doNothing} />
          <FormatBar onFormat={doNothing} />
        </div>
        <p className={picture['placeholder']}>Write a reply, / for canned replies…</p>
        <div className={styles['foot']}>
          <div className={styles['tools']}>
            {TOOLS.map(([label, Icon]) => (
              <IconButton key={label} label={label}>
                <Icon size={15} aria-hidden="true" />
              </IconButton>
            ))}
          </div>
          <span className={styles['hint']}>⏎ sends</span>
          <Button look="primary" size="small">
            <SendHorizontal size={15} aria-hidden="true" />
            Send
          </Button>
        </div>
      </div>
    </div>
  )
}
