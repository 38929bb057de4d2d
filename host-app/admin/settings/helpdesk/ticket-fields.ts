/** The ticket form's own fields as the editor holds them. */
import type { TicketForm } from '#contract/entities/widget.ts'
import { type Keyed, keyed } from '../../rules/keyed.ts'

type TicketField = TicketForm['fields'][number]
/** A field in the editor. `options` has one option per line. A new field has no key. */
export type FieldForm = Pick<TicketField, 'label' | 'kind' | 'is_required'> & {
  readonly key: string | null
  readonly options: string
}

/** Returns the editor's fields for stored ones. */
export function fieldFormsOf(fields: readonly TicketField[]): readonly Keyed<FieldForm>[] {
  return fields.map(field => keyed({ ...field, options: field.options.join('\n') }))
}

/**
 * Returns the request body for the editor's fields. Stored fields keep their keys, so that visitors' earlier
 * answers stay assigned.
 */
export function fieldsOf(forms: readonly Keyed<FieldForm>[]): TicketField[] {
  const usedKeys = new Set(forms.flatMap(({ value }) => (value.key === null ? [] : [value.key])))
  return forms.map(({ value: { key, label, kind, is_required, options } }) => ({
    key: key ?? freshKey(label, usedKeys),
    label: label.trim(),
    kind,
    is_required,
    options: kind === 'text' ? [] : linesOf(options),
  }))
}

function freshKey(label: string, usedKeys: Set<string>): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 30)
  const base = words || 'field'
  let key = base
  for (let number = 2; usedKeys.has(key); number++) key = `${base}_${number}`
  usedKeys.add(key)
  return key
}

/** Returns the non-empty lines, without duplicates. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map(line => line.trim()))].filter(Boolean)
}
