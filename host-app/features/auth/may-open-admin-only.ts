type Asker = {
  /** `user_metadata.role`: it steers screens alone, the server goes by the membership. */
  readonly role: unknown
  readonly isActing: boolean
  readonly isPlatformOwner: boolean
}

/** Whether pages for admins are shown (GUARD-05): to admins who act for nobody, and always to the platform's owner. */
export function mayOpenAdminOnly({ role, isActing, isPlatformOwner }: Asker): boolean {
  return isPlatformOwner || (role === 'admin' && !isActing)
}
