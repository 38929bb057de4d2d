/** Whether a backup fits this version and this configuration. */
import { BRAND } from '#contract/brand.ts'
import { FIRST_VERSION, type Migration } from '#server/database/migrate.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { fingerprintOf, type Manifest, migrationChecksum } from './manifest.ts'

/** The migrations of a restore: those that the backup's rows need, and those that follow. */
export type MigrationPlan = { readonly before: readonly Migration[]; readonly after: readonly Migration[] }

/** Returns which migrations come before and after the rows. @throws Error if this version lacks one, or has another. */
export function planMigrations(backup: Manifest, migrations: readonly Migration[]): MigrationPlan {
  const known = new Map(migrations.map(migration => [migration.version, migration]))
  const applied = new Set<Migration>()
  for (const { version, name, sha256 } of backup.migrations) {
    const migration = known.get(version)
    if (!migration && version < migrations[0]!.version)
      throw new Error(
        `The backup was made by a version of ${BRAND.name} before ${FIRST_VERSION}, which newer ones can't restore. ` +
          'Restore it with the version that wrote it.',
      )
    if (!migration)
      throw new Error(
        `The backup needs migration ${version}_${name}, which version ${PRODUCT_VERSION} of ${BRAND.name} lacks. ` +
          `Restore it with version ${backup.version}, which wrote it, or a newer one.`,
      )
    if (sha256 !== null && sha256 !== migrationChecksum(migration.sql))
      throw new Error(
        `Migration ${migration.file} is not the one that the backup was made with. Restore it with version ${backup.version}.`,
      )
    applied.add(migration)
  }
  return {
    before: migrations.filter(migration => applied.has(migration)),
    after: migrations.filter(migration => !applied.has(migration)),
  }
}

/** Throws an Error if the backup is of the other mode. One that was never started fits both. */
export function refuseOtherMode({ mode }: Manifest, isDemo: boolean): void {
  if (mode === null || (mode === 'demo') === isDemo) return
  throw new Error(
    mode === 'demo'
      ? 'The backup is of a demo, whose passwords are public. Set LAPWING_MODE=demo to restore it; `npm start -- --convert-demo` can convert it afterwards.'
      : 'The backup is of a production installation. Set LAPWING_MODE=production to restore it.',
  )
}

/** Returns warnings about a backup that can be restored, a sentence each. `secret` is the JWT_SECRET that will be used. */
export function restoreWarnings(backup: Manifest, secret: string | null): string[] {
  const { secretFingerprint, missingFiles } = backup
  const warnings: string[] = []
  if (secretFingerprint !== fingerprintOf(secret))
    warnings.push(
      'JWT_SECRET is not the one of the backup: with it, second factors and the keys and passwords that companies have saved cannot be decrypted, and visitors lose their conversations.',
    )
  if (missingFiles.length > 0)
    warnings.push(`${missingFiles.length} files were missing when the backup was made.`)
  return warnings
}
