import type { Locale } from '#contract/constants/locales.ts'
import { type WidgetBrand, widgetBrand } from '#contract/entities/widget.ts'
import type { PageBrand } from '#contract/knowledge-page.ts'
import type { BrandSettings } from '#contract/settings/brand.ts'
import { brandStyle } from '#core/brand/brand-style.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { firstName } from '../first-name.ts'
import { findCompany } from '../people/accounts/find-company.ts'
import { readSettings, readState } from './read-settings.ts'

/** Returns SQL for a company's accent; null if it has set none. @param companyId SQL for the company's id */
export function accentOf(companyId: string): string {
  return `(select s.value ->> 'accent' from public.settings s
            where s.company_id = ${companyId} and s.section = 'brand' order by s.version desc limit 1)`
}

/** Returns how the company's widgets look. Runs under claims that name the company. */
export async function readWidgetBrand(query: Query, company: Company): Promise<WidgetBrand> {
  const { version, value: brand } = await readState(query, company.id, 'brand')
  return widgetBrand.parse({
    ...brand,
    version,
    title: brand.name ?? `${company.name} Support`,
    style: brandStyle(brand),
    faces: brand.faces.length === 0 ? [] : await faceNames(query, brand.faces),
  })
}

/** Returns how the launcher looks. @throws tenant_not_found (404). */
export async function launcherBrand(
  database: Database,
  { tenant, locale }: { readonly tenant: string; readonly locale: Locale },
): Promise<{ readonly style: string; readonly label: string; readonly position: BrandSettings['position'] }> {
  const company = await findCompany(database, tenant || null)
  const brand = await database.as(tenantClaims({ companyId: company.id }), query =>
    readSettings(query, company.id, 'brand'),
  )
  return { style: brandStyle(brand), label: brand.launcher_label[locale] ?? '', position: brand.position }
}

/** Returns what a company's help center needs of its brand. */
export async function readPageBrand(database: Database, company: Company): Promise<PageBrand> {
  const { version, value: brand } = await database.as(tenantClaims({ companyId: company.id }), query =>
    readState(query, company.id, 'brand'),
  )
  return { version, privacyUrl: brand.privacy_url, termsUrl: brand.terms_url }
}

/** Returns the people's first names in the order of `ids`, without those who have left. */
async function faceNames(query: Query, ids: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string; full_name: string }>('select id, full_name from app.brand_faces()')
  return ids.flatMap(id => rows.filter(row => row.id === id).map(row => firstName(row.full_name)))
}
