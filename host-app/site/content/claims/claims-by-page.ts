import type { SitePath } from '../page.ts'

/** The proof of each claim, by path and sentence. */
export type Claims = Readonly<Partial<Record<SitePath, Readonly<Record<string, string>>>>>
