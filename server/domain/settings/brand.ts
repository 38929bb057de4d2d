import { type WidgetBrand, widgetBrand } from '#contract/entities/widget.ts'
import type { BrandSettings } from '#contract/settings/brand.ts'
import type { Query } from '#server/ports/database.ts'
import type { Company } from '../actor.ts'
import { firstName } from '../first-name.ts'
import { readState } from './read-settings.ts'

/** Returns how the company's widgets look. Runs under claims that name the company. */
export async function readWidgetBrand(query: Query, company: Company): Promise<WidgetBrand> {
  const { version, value } = await readState(query, company.id, 'brand')
  const { name, faces } = value as Pick<BrandSettings, 'name' | 'faces'>
  return widgetBrand.parse({
    ...value,
    version,
    title: name ?? `${company.name} Support`,
    faces: faces.length === 0 ? [] : await faceNames(query, faces),
  })
}

/** Returns the people's first names in the order of `ids`, without those who have left. */
async function faceNames(query: Query, ids: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string; full_name: string }>('select id, full_name from app.brand_faces()')
  return ids.flatMap(id => rows.filter(row => row.id === id).map(row => firstName(row.full_name)))
}
