import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { type EmergencyRecord, readEmergencyRecord } from '#core/session/emergency-record.ts'

/** Creates the storage of the company resolution, which survives reloads. */
export function createCompanyStorage(local: Storage) {
  return {
    record: (): EmergencyRecord | null => readEmergencyRecord(local.getItem(STORAGE_KEYS.emergencyRecord)),
    saveRecord: (record: EmergencyRecord) =>
      local.setItem(STORAGE_KEYS.emergencyRecord, JSON.stringify(record)),
    /** Returns how often the page has been reloaded; 0 for an invalid value. */
    reloads(): number {
      const count = Number(local.getItem(STORAGE_KEYS.tenantReloads))
      return Number.isInteger(count) && count > 0 ? count : 0
    },
    saveReloads: (count: number) => local.setItem(STORAGE_KEYS.tenantReloads, String(count)),
    forget() {
      local.removeItem(STORAGE_KEYS.emergencyRecord)
      local.removeItem(STORAGE_KEYS.tenantReloads)
    },
  }
}
