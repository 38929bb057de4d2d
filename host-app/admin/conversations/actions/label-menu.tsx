import { Settings2, Tag } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { LABEL_LENGTH } from '#contract/constants/desk.ts'
import { hasLabel } from '#core/labels.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { PickList } from '#host-app/shared/ui/picker/pick-list.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { useLabels } from '../../common/use-desk.ts'
import { useLabelSettings } from '../../common/use-label-settings.ts'
import styles from '../thread/thread-menus.module.css'

type LabelMenuProps = {
  readonly labels: readonly string[]
  readonly onToggle: (label: string) => void
  readonly buttonRef: RefObject<HTMLButtonElement | null>
}

/** A menu that adds and removes labels. They show beside it. */
export function LabelMenu({ labels, onToggle, buttonRef }: LabelMenuProps) {
  return (
    <Popover
      label="Labels"
      buttonRef={buttonRef}
      shortcuts={keyShortcuts('label')}
      button={
        <>
          <Tag size={13} aria-hidden="true" />
          <span className="visually-hidden">{['Labels', labels.join(', ')].filter(Boolean).join(': ')}</span>
        </>
      }
    >
      {() => <LabelList labels={labels} onToggle={onToggle} />}
    </Popover>
  )
}

function LabelList({ labels, onToggle }: Pick<LabelMenuProps, 'labels' | 'onToggle'>) {
  const known = useLabels()
  const { allowsNew, find } = useLabelSettings()
  const mayManage = useAdmin().permissions.includes('settings.edit')
  const others = (known.data ?? []).filter(
    ({ label }) => !hasLabel(labels, label) && (allowsNew || find(label)),
  )
  return (
    <>
      <PickList
        label="Add or remove labels…"
        isMany
        options={[
          ...labels.map(label => ({ id: label, label, isChosen: true })),
          ...others.map(({ label, count }) => ({ id: label, label, detail: String(count) })),
        ]}
        note={known.error ? errorText(known.error) : known.isPending ? 'Loading labels…' : undefined}
        newMaxLength={LABEL_LENGTH}
        onPick={({ label }) => onToggle(label)}
        {...(allowsNew && { onNew: onToggle })}
      />
      {mayManage && (
        <Link to="/admin/settings/conversations" className={styles['manage']}>
          <Settings2 size={14} aria-hidden="true" />
          Manage labels
        </Link>
      )}
    </>
  )
}
