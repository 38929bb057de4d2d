import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import type { SettingsOf, Section as SettingsSection } from '#contract/settings/index.ts'
import { Section } from '../../common/section.tsx'
import { LanguagesRow, LocalizedRow } from './language-rows.tsx'
import { AreaRow, ChoiceRow, LinesRow, NumberRow, SelectRow, SwitchRow, TextRow } from './rows.tsx'
import type { DraftOf, SettingsDraft } from './use-settings-draft.ts'

/**
 * The fields of a section of the settings, as their page shows them. A new simple field is one entry here, beside its line
 * in the schema. `Context` is what the page knows besides the settings.
 */
export type FieldGroups<Name extends SettingsSection, Context = unknown> = readonly FieldGroup<
  Name,
  Context
>[]

type FieldGroup<Name extends SettingsSection, Context = unknown> = {
  /** Without a title, the fields stand alone. */
  readonly title?: string
  readonly lead?: string
  readonly fields: { readonly [Field in keyof SettingsOf<Name>]?: FieldOf<Name, Field, Context> }
  /** What follows the fields. */
  readonly after?: (settings: SettingsOf<Name>, context: Context) => ReactNode
}

type FieldOf<Name extends SettingsSection, Field extends keyof SettingsOf<Name>, Context> = {
  /** Also names the field in lists of changes. */
  readonly label: string
} & Computed<Common, SettingsOf<Name>, Context> &
  (
    | {
        readonly kind: 'custom'
        readonly control: (props: ControlProps<Name, Field, Context>) => ReactNode
      }
    | SimpleField<SettingsOf<Name>[Field], SettingsOf<Name>, Context>
  )

type SimpleField<Value, Settings, Context> = {
  readonly [Kind in KindFor<Value>]: { readonly kind: Kind } & Computed<Kinds<Value>[Kind], Settings, Context>
}[KindFor<Value>]

/** What a control made for one field gets. */
export type ControlProps<
  Name extends SettingsSection,
  Field extends keyof SettingsOf<Name>,
  Context = unknown,
> = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error: string | undefined
  readonly value: SettingsOf<Name>[Field]
  readonly onChange: (value: SettingsOf<Name>[Field]) => void
  readonly draft: DraftOf<Name>
  readonly context: Context
}

type Common = {
  /** What the setting does, or what to type. */
  readonly hint?: ReactNode
  /** Whether the field shows. Default: true. */
  readonly when?: boolean
}

/** Properties, each fixed or computed from the settings in the form and what else the page knows. */
type Computed<Props, Settings, Context> = {
  readonly [Name in keyof Props]: Props[Name] | ((settings: Settings, context: Context) => Props[Name])
}

/** The kinds of fields that fit a setting's type. */
type KindFor<Value> = [Value] extends [boolean]
  ? 'switch'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [number | null]
      ? 'limit'
      : [Value] extends [readonly Locale[]]
        ? 'languages'
        : [Value] extends [readonly string[]]
          ? 'lines'
          : [Value] extends [string | null]
            ? 'select' | (string extends NonNullable<Value> ? 'text' | 'area' : 'choice')
            : [Value] extends [Partial<Record<Locale, string>>]
              ? 'localized'
              : never

/** What a field of each kind needs besides its label. */
type Kinds<Value> = {
  readonly switch: object
  readonly number: Bounds
  /** A number that a switch turns on: null while it is off. */
  readonly limit: Bounds & {
    /** The number that the switch sets. */
    readonly first: number
    readonly numberLabel: string
    readonly numberHint?: ReactNode
  }
  /** Any of the widgets' languages. */
  readonly languages: object
  /** A list of texts, one per line. */
  readonly lines: { readonly placeholder?: string }
  readonly select: Options<Value>
  /** One of two to four values, side by side. */
  readonly choice: Options<Value>
  readonly text: Nullable<Value> &
    Pick<
      ComponentProps<'input'>,
      'type' | 'maxLength' | 'placeholder' | 'required' | 'list' | 'dir' | 'spellCheck'
    >
  readonly area: Nullable<Value> & { readonly rows: number; readonly maxLength: number }
  /** A text per language. */
  readonly localized: {
    readonly maxLength: number
    /** Lines of each language's field. Default: 1. */
    readonly rows?: number
    /** Default: all. */
    readonly languages?: readonly Locale[]
    /** What an empty field stands for, shown in gray. */
    readonly builtIn?: Readonly<Record<Locale, string>>
  }
}

type Bounds = {
  readonly min: number
  readonly max: number
  /** What the number counts, such as `seconds`. */
  readonly unit?: string
}

/** Labels by value, in order. */
type Options<Value> = Nullable<Value> & {
  readonly options: Readonly<Record<(Value & string) | (null extends Value ? '' : never), string>>
}

/** Null is shown as an empty or blank value, and the other way round. */
type Nullable<Value> = null extends Value ? { readonly isOptional: true } : object

/** Returns the labels of fields by their names. */
export function labelsOf<const Groups extends readonly { readonly fields: object }[]>(
  groups: Groups,
): Readonly<Record<FieldNames<Groups[number]>, string>> {
  const fields = groups.flatMap(({ fields }) => Object.entries<{ readonly label: string }>({ ...fields }))
  return Object.fromEntries(fields.map(([name, { label }]) => [name, label])) as never
}

type FieldNames<Group> = Group extends { readonly fields: infer Fields } ? keyof Fields & string : never

type Props<Name extends SettingsSection, Context> = {
  readonly draft: DraftOf<Name>
  readonly groups: FieldGroups<Name, Context>
} & (unknown extends Context ? { readonly context?: Context } : { readonly context: Context })

/** Edits a section of the settings by the description of its fields. */
export function SettingsFields<Name extends SettingsSection, Context>(props: Props<Name, Context>) {
  const { draft, groups } = props
  const context = props.context as Context
  return groups.map(({ fields, after, ...heading }) => {
    const content = (
      <>
        {Object.entries(fields).map(([name, field]) => (
          <FieldRow key={name} name={name} field={field as never} draft={draft as never} context={context} />
        ))}
        {after?.(draft.value, context)}
      </>
    )
    const { title } = heading
    return title === undefined ? (
      <Fragment key={Object.keys(fields)[0]}>{content}</Fragment>
    ) : (
      <Section key={title} {...heading} title={title}>
        {content}
      </Section>
    )
  })
}

/** The component of each kind of field. */
const ROWS = {
  switch: SwitchRow,
  number: NumberRow,
  limit: LimitRow,
  languages: LanguagesRow,
  lines: LinesRow,
  select: SelectRow,
  choice: ChoiceRow,
  text: TextRow,
  area: AreaRow,
  localized: LocalizedRow,
}

type FieldRowProps = {
  readonly name: string
  readonly field: {
    readonly kind: keyof typeof ROWS | 'custom'
    readonly control?: unknown
  }
  readonly draft: Pick<SettingsDraft, 'errors'> & {
    readonly value: Readonly<Record<string, unknown>>
    readonly set: (changes: Readonly<Record<string, unknown>>) => void
  }
  readonly context: unknown
}

function FieldRow({ name, field, draft, context }: FieldRowProps) {
  const { kind, control, ...properties } = field
  const computed = Object.entries(properties).map(([key, each]) => [
    key,
    typeof each === 'function' ? each(draft.value, context) : each,
  ])
  const { when = true, isOptional = false, ...props } = Object.fromEntries(computed)
  if (!when) return null
  const value = draft.value[name]
  // The types of a field have checked that its properties are those of its row.
  const Row = (kind === 'custom' ? control : ROWS[kind]) as ComponentType<object>
  return (
    <Row
      {...props}
      {...(kind === 'custom' && { draft, context })}
      error={draft.errors[name]}
      value={isOptional ? (value ?? '') : value}
      onChange={(changed: unknown) =>
        draft.set({ [name]: isOptional && String(changed).trim() === '' ? null : changed })
      }
    />
  )
}

type LimitRowProps = Kinds<number>['limit'] &
  Pick<ComponentProps<typeof SwitchRow>, 'label' | 'hint'> & {
    readonly error: string | undefined
    readonly value: number | null
    readonly onChange: (value: number | null) => void
  }

function LimitRow({
  label,
  hint,
  first,
  numberLabel,
  numberHint,
  value,
  onChange,
  ...number
}: LimitRowProps) {
  return (
    <>
      <SwitchRow
        label={label}
        hint={hint}
        value={value !== null}
        onChange={isOn => onChange(isOn ? first : null)}
      />
      {value !== null && (
        <NumberRow {...number} label={numberLabel} hint={numberHint} value={value} onChange={onChange} />
      )}
    </>
  )
}
