import { useEffect, useRef, useState } from 'react'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { runMachine } from '#core/run-machine.ts'
import { companyBefore, companyMachine } from '#core/session/company-machine.ts'
import type {
  Company,
  CompanyEffect,
  CompanyEvent,
  CompanyPhase,
  CompanyState,
} from '#core/session/company-state.ts'
import { type EmergencyRecord, readEmergencyRecord } from '#core/session/emergency-record.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { callApi, callAsCompany, onRefusal } from '../api/call-api.ts'
import { loadConfig } from '../api/config.ts'
import { useAuth } from '../auth/auth-context.ts'
import { restoreFrom } from '../auth/session/begin-session.ts'
import { logError } from '../browser/log.ts'
import { onWake } from '../browser/on-wake.ts'
import { systemClock } from '../browser/system-clock.ts'
import { useImpersonation } from '../impersonation/impersonation-context.ts'
import { tokenBackup } from '../session/backup-token.ts'
import { supabase } from '../session/supabase.ts'
import { loadCompany, loadFailure, loadProfile } from './load-company.ts'
import { useTenant } from './tenant.ts'

/**
 * Resolves a signed-in person's company (TENANT-05) and follows its changes; `retry` starts again after a
 * failure, `renewed` goes on after the person has signed in again.
 */
export function useCompany(userId: string): {
  readonly phase: CompanyPhase
  readonly retry: () => void
  readonly renewed: () => void
} {
  const [phase, setPhase] = useState<CompanyPhase>({ kind: 'loading', attempt: 1, at: null })
  const { signOut } = useAuth()
  const { current, stop } = useImpersonation()
  const { tenant } = useTenant()
  const resolution = useRef<CompanyResolution>(null)
  const leave = useRef(signOut)

  useEffect(() => {
    leave.current = current ? stop : signOut
  }, [current, stop, signOut])

  const impersonated = current?.company ?? null
  useEffect(() => {
    const begun = resolveCompany({ userId, impersonated, changed: setPhase, leave: () => leave.current() })
    resolution.current = begun
    return begun.stop
  }, [userId, impersonated])

  useEffect(() => {
    if (tenant.id !== '') resolution.current?.tenantKnown(tenant.id)
  }, [tenant.id])

  return {
    phase,
    retry: () => resolution.current?.retry(),
    renewed: () => resolution.current?.renewed(),
  }
}

type Options = {
  readonly userId: string
  readonly impersonated: Company | null
  readonly changed: (phase: CompanyPhase) => void
  /** Ends the session or the impersonation. */
  readonly leave: () => Promise<void>
}

/** The functions of a running company resolution. */
type CompanyResolution = {
  readonly tenantKnown: (id: string) => void
  readonly retry: () => void
  readonly renewed: () => void
  readonly stop: () => void
}

/** Runs the company resolution in the browser. Storage, calls and reloads are its effects. */
function resolveCompany({ userId, impersonated, changed, leave }: Options): CompanyResolution {
  const storage = createCompanyStorage(localStorage)
  const machine = runMachine<CompanyState, CompanyEvent, CompanyEffect>({
    machine: companyMachine,
    initial: companyBefore({
      userId,
      impersonated,
      record: storage.record(),
      subdomain: tenantOfHost(window.location.host),
      reloads: storage.reloads(),
    }),
    clock: systemClock,
    changed({ phase }) {
      // Only a name from the server may go into headers; the server would refuse any other.
      callAsCompany(phase.kind === 'ready' && phase.source === 'server' ? phase.company : null)
      changed(phase)
    },
    perform,
  })

  function perform(effect: CompanyEffect, dispatch: (event: CompanyEvent) => void): void {
    switch (effect.type) {
      case 'load':
        load().then(dispatch, error => {
          logError('The company could not be loaded', error)
          dispatch({ type: 'failed', failure: loadFailure(error) })
        })
        break
      case 'restore-backup':
        supabase()
          .then(({ auth }) => restoreFrom(tokenBackup(), auth))
          .catch(error => logError('The backup token could not be restored', error))
          .finally(() => dispatch({ type: 'backup-restored' }))
        break
      case 'save-record':
        storage.saveRecord(effect.record)
        break
      case 'save-reloads':
        storage.saveReloads(effect.count)
        break
      case 'reload':
        window.location.reload()
        break
      case 'forget':
        storage.forget()
        break
      case 'drop-session':
        supabase()
          .then(({ auth }) => auth.signOut({ scope: 'local' }))
          .catch(error => logError('The ended session could not be forgotten', error))
        break
      case 'sign-out':
        void leave()
    }
  }

  async function load(): Promise<CompanyEvent> {
    const [member, config] = await Promise.all([loadProfile(callApi), loadConfig()])
    const isDevelopmentAccount = config.developmentAccountId === userId
    const company = await loadCompany(supabase, member, { impersonated, isDevelopmentAccount })
    return { type: 'loaded', member, company, isDevelopmentAccount }
  }

  machine.dispatch({ type: 'begun' })
  const stops = [
    machine.stop,
    onWake(machine.wake),
    onRefusal(code => machine.dispatch({ type: 'refused', code })),
  ]
  return {
    tenantKnown: id => machine.dispatch({ type: 'tenant-known', id }),
    retry: () => machine.dispatch({ type: 'retried' }),
    renewed: () => machine.dispatch({ type: 'renewed' }),
    stop() {
      for (const stop of stops) stop()
    },
  }
}

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
