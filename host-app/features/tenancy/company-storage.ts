import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { type EmergencyRecord, readEmergencyRecord } from '#core/session/emergency-record.ts'

/** What the company resolution keeps over reloads. */
export function createCompanyStorage(local: Storage) {
  return {
    record: (): EmergencyRecord | null => readEmergencyRecord(local.getItem(STORAGE_KEYS.emergencyRecord)),
    saveRecord: (record: EmergencyRecord) =>
      local.setItem(STORAGE_KEYS.emergencyRecord, JSON.stringify(record)),
    /** How often the page has been reloaded; what is no count is none. */
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
