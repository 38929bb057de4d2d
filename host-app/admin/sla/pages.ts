/** The pages of SLA policies. They are one chunk: each chunk costs the first screen of the admin area its name. */
export { SlaPage } from './sla-page.tsx'
export { SlaSettingsPage } from './sla-settings-page.tsx'
