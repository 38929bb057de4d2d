import type { Locale } from '#contract/constants/locales.ts'
import { BRAND_BUCKET } from '#contract/constants/settings.ts'
import { type WidgetBrand, widgetBrand } from '#contract/entities/widget.ts'
import type { PageBrand } from '#contract/knowledge-page.ts'
import type { BrandSettings } from '#contract/settings/brand.ts'
import { brandImagePath } from '#core/brand/brand-image-path.ts'
import { brandStyle } from '#core/brand/brand-style.ts'
import { firstName } from '#core/text/first-name.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { readSettings, readState } from './read-settings.ts'

/** Returns SQL for a company's accent; null if it has set none. @param companyId SQL for the company's id */
export function accentOf(companyId: string): string {
  return `(select s.value ->> 'accent' from public.settings s
            where s.company_id = ${companyId} and s.section = 'brand' order by s.version desc limit 1)`
}

/** Returns how the company's widgets look. @param origin of the server, for the logo's URL. Runs under claims that name the company. */
export async function readWidgetBrand(query: Query, company: Company, origin: string): Promise<WidgetBrand> {
  const { version, value: brand } = await readState(query, company.id, 'brand')
  return widgetBrand.parse({
    ...brand,
    version,
    title: brand.name ?? `${company.name} Support`,
    logo: brand.logo && origin + brandImagePath(brand.logo),
    style: brandStyle(brand),
    faces: brand.faces.length === 0 ? [] : await faceNames(query, brand.faces),
  })
}

/** Returns how the launcher looks. */
export async function launcherBrand(
  database: Database,
  company: Company,
  locale: Locale,
): Promise<{ readonly style: string; readonly label: string; readonly position: BrandSettings['position'] }> {
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
  return {
    version,
    logo: brand.logo && brandImagePath(brand.logo),
    favicon: brand.favicon && brandImagePath(brand.favicon),
    privacyUrl: brand.privacy_url,
    termsUrl: brand.terms_url,
  }
}

/**
 * Checks that the images of a brand are pictures that the company has uploaded. @throws invalid_request (400)
 */
export async function requireBrandImages(query: Query, brand: BrandSettings): Promise<void> {
  for (const field of ['logo', 'favicon'] as const) {
    const key = brand[field]
    if (key === null) continue
    const found = await query(
      "select from storage.objects where bucket_id = $1 and name = $2 and metadata ->> 'mimetype' like 'image/%'",
      [BRAND_BUCKET, key],
    )
    if (found.length > 0) continue
    throw new AppError('invalid_request', [
      { path: `body.value.${field}`, message: 'Upload the image again.' },
    ])
  }
}

/** Returns the people's first names in the order of `ids`, without those who have left. */
async function faceNames(query: Query, ids: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string; full_name: string }>('select id, full_name from app.brand_faces()')
  return ids.flatMap(id => rows.filter(row => row.id === id).map(row => firstName(row.full_name)))
}
