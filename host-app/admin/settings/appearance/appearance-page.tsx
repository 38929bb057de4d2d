import { GREETING_MAX, LAUNCHER_LABEL_MAX } from '#contract/constants/settings.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { useColleagues } from '../../common/use-desk.ts'
import { SettingRow } from '../frame/rows.tsx'
import { type ControlProps, type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import styles from './appearance.module.css'
import { BrandPreview } from './brand-preview.tsx'
import { AccentRow, HeaderAccentRow } from './color-rows.tsx'
import { ImageRow } from './image-row.tsx'

const FACES_MAX = 3

const BRAND = [
  {
    title: 'Brand',
    fields: {
      name: {
        kind: 'text',
        label: 'Title',
        hint: 'The chat’s title. Leave it empty for your company’s name with “Support”.',
        isOptional: true,
        maxLength: 60,
      },
      logo: {
        kind: 'custom',
        label: 'Logo',
        hint: 'In the chat’s header and your help center, on a white background if the header is colored.',
        control: props => <ImageRow {...props} name="logo" most={{ width: 480, height: 128 }} />,
      },
      favicon: {
        kind: 'custom',
        label: 'Icon of browser tabs',
        hint: 'For your help center. Square is best.',
        control: props => <ImageRow {...props} name="favicon" most={{ width: 96, height: 96 }} />,
      },
      accent: {
        kind: 'custom',
        label: 'Color',
        hint: 'Buttons, your header and links.',
        control: AccentRow,
      },
      header_accent: {
        kind: 'custom',
        label: 'Second color of the header',
        hint: 'Makes the chat’s header a gradient.',
        control: HeaderAccentRow,
      },
      radius: { kind: 'number', label: 'Corner radius', hint: '0 is square.', min: 0, max: 24, unit: 'px' },
      font: {
        kind: 'text',
        label: 'Font',
        hint: 'A font that your page has loaded, such as Inter, sans-serif. Leave it empty for the system’s.',
        isOptional: true,
        maxLength: 200,
        spellCheck: false,
      },
    },
  },
  {
    title: 'Launcher',
    fields: {
      launcher_icon: {
        kind: 'choice',
        label: 'Icon',
        options: { chat: 'Chat', question: 'Question mark', spark: 'Spark', lifebuoy: 'Lifebuoy' },
      },
      launcher_label: {
        kind: 'localized',
        label: 'Button text',
        hint: 'Beside the icon. Without words, the button is round.',
        maxLength: LAUNCHER_LABEL_MAX,
        languages: ({ languages }) => languages,
      },
      position: {
        kind: 'choice',
        label: 'Position',
        hint: 'The tag on your site can override this.',
        options: { right: 'Right', left: 'Left' },
      },
    },
  },
  {
    title: 'Words and people',
    fields: {
      greeting: {
        kind: 'localized',
        label: 'Greeting',
        hint: 'The first line of the home view.',
        maxLength: GREETING_MAX,
        languages: ({ languages }) => languages,
      },
      faces: {
        kind: 'custom',
        label: 'Team members',
        hint: `Shown to visitors by first name. ${FACES_MAX} at most.`,
        control: FacesRow,
      },
      languages: {
        kind: 'languages',
        label: 'Languages',
        hint: 'Visitors with another language get the first of these.',
      },
    },
  },
  {
    title: 'Links',
    fields: {
      privacy_url: {
        kind: 'text',
        label: 'Privacy policy',
        hint: 'The notice in the chat links to it.',
        isOptional: true,
        type: 'url',
        dir: 'ltr',
        placeholder: 'https://www.example.com/privacy',
      },
      terms_url: {
        kind: 'text',
        label: 'Terms',
        isOptional: true,
        type: 'url',
        dir: 'ltr',
        placeholder: 'https://www.example.com/terms',
      },
    },
  },
  {
    title: 'Show',
    fields: {
      shows_reply_time: { kind: 'switch', label: 'Expected reply time' },
      shows_articles: { kind: 'switch', label: 'Articles on the home view' },
      shows_powered_by: {
        kind: 'switch',
        label: '“Runs on Lapwing”',
        hint: 'A line at the bottom of the widgets.',
      },
    },
  },
] as const satisfies FieldGroups<'brand'>

/** `/admin/settings/appearance` (ADMIN-04): how the company's widgets look and what they say of it. */
export function AppearancePage() {
  return (
    <SettingsLoader
      title="Appearance"
      lead="How your widgets look on your site, and what they say."
      fields={{ brand: BRAND }}
    >
      {states => <BrandForm state={states.brand} />}
    </SettingsLoader>
  )
}

function BrandForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('brand', state, labelsOf(BRAND))
  return (
    <SettingsForm drafts={[draft]} aside={<BrandPreview brand={draft.value} />}>
      <SettingsFields draft={draft} groups={BRAND} />
    </SettingsForm>
  )
}

function FacesRow({ label, hint, value: ids, onChange }: ControlProps<'brand', 'faces'>) {
  const { data: colleagues = [] } = useColleagues()
  return (
    <SettingRow label={label} hint={hint}>
      <div className={styles['checks']}>
        {colleagues.map(({ id, full_name }) => (
          <Checkbox
            key={id}
            label={full_name}
            checked={ids.includes(id)}
            disabled={ids.length >= FACES_MAX && !ids.includes(id)}
            onChange={event =>
              onChange(event.target.checked ? [...ids, id] : ids.filter(each => each !== id))
            }
          />
        ))}
      </div>
    </SettingRow>
  )
}
