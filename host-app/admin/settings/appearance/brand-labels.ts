import type { FieldLabels } from '../frame/use-settings-draft.ts'

/** Labels of the brand's settings. */
export const BRAND_LABELS: FieldLabels<'brand'> = {
  name: 'Title',
  logo: 'Logo',
  favicon: 'Icon of browser tabs',
  accent: 'Color',
  header_accent: 'Second color of the header',
  radius: 'Corner radius',
  font: 'Font',
  launcher_icon: 'Icon',
  launcher_label: 'Button text',
  position: 'Position',
  greeting: 'Greeting',
  faces: 'Team members',
  privacy_url: 'Privacy policy',
  terms_url: 'Terms',
  languages: 'Languages',
  shows_reply_time: 'Expected reply time',
  shows_articles: 'Articles on the home view',
  shows_powered_by: '“Runs on Lapwing”',
}
