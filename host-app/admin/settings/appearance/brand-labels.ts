import type { FieldLabels } from '../frame/use-settings-draft.ts'

/** Labels of the brand's settings. */
export const BRAND_LABELS: FieldLabels<'brand'> = {
  name: 'Title',
  accent: 'Color',
  radius: 'Corners',
  font: 'Font',
  launcher_icon: 'Icon',
  launcher_label: 'Words',
  position: 'Corner',
  greeting: 'Greeting',
  faces: 'Faces',
  privacy_url: 'Privacy policy',
  terms_url: 'Terms',
  languages: 'Languages',
  shows_reply_time: 'Expected reply time',
  shows_articles: 'Articles on the home view',
  shows_powered_by: '“Runs on Lapwing”',
}
