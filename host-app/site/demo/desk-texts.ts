import type { DemoDesk } from '#contract/constants/demo.ts'

type DeskTexts = {
  /** What the person at the screen is. */
  readonly role: 'Agent' | 'Admin' | 'Platform staff'
  /** The person and the screen, after the role. */
  readonly who: string
  /** The frame's accessible name. */
  readonly title: string
}

/** What the demo says about each screen of the staff area. */
export const DESK_TEXTS: Readonly<Record<DemoDesk, DeskTexts>> = {
  inbox: { role: 'Agent', who: 'Priya Raman, in the inbox of Acme', title: 'The inbox of Acme' },
  noorInbox: {
    role: 'Agent',
    who: 'Layla Mansour, in the inbox of Noor Home',
    title: 'The inbox of Noor Home',
  },
  dashboard: { role: 'Admin', who: 'Daniel Okafor, on Acme’s dashboard', title: 'The dashboard of Acme' },
  gaps: {
    role: 'Admin',
    who: 'Daniel Okafor, in Acme’s knowledge base',
    title: 'The knowledge base of Acme',
  },
  appearance: { role: 'Admin', who: 'Daniel Okafor, in Acme’s settings', title: 'The settings of Acme' },
  tenants: {
    role: 'Platform staff',
    who: 'Ines Carvalho, who runs the platform',
    title: 'The platform’s companies',
  },
  accessLog: { role: 'Admin', who: 'Daniel Okafor, in Acme’s access log', title: 'The access log of Acme' },
}
