import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly children: ReactNode }

/** The titles of the open groups. A group stays open or closed when another state or element is shown. */
const opened = new Set(['Attributes and properties'])

/** Controls of one kind, which open and close. */
export function ControlGroup({ title, children }: Props) {
  return (
    <details
      className="gallery-group"
      open={opened.has(title)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) opened.add(title)
        else opened.delete(title)
      }}
    >
      <summary>{title}</summary>
      {children}
    </details>
  )
}
