import { z } from 'zod'
import { FILE_RETENTION_DAYS, RETENTION_DAYS, SESSION_DAYS } from '../constants/settings.ts'
import { instant, integer, queryInteger } from '../entities/values.ts'
import { SECTIONS, type Section } from '../settings/index.ts'
import type { Route } from './route.ts'

const section = z.enum(SECTIONS as [Section, ...Section[]])
const ofSection = { params: z.object({ section }), absent: 'route_not_found' } as const

/** A saved version of a section: who saved it, when, and the settings then. */
const settingsVersion = z.object({
  version: z.int(),
  saved_by_name: z.string(),
  saved_at: instant,
  /** Parse with the section's schema of `SETTINGS`. */
  value: z.record(z.string(), z.unknown()),
})
/** A parsed `settingsVersion`. */
export type SettingsVersion = z.infer<typeof settingsVersion>

/** A section as it is now. */
const settingsState = z.object({
  /** 0 if the section was never saved. */
  version: z.int(),
  value: z.record(z.string(), z.unknown()),
  /** The settings of a company that has changed nothing; null for the company's name. */
  defaults: z.record(z.string(), z.unknown()).nullable(),
  saved_by_name: z.string().nullable(),
  saved_at: instant.nullable(),
})
/** A parsed `settingsState`. */
export type SettingsState = z.infer<typeof settingsState>

/** The steps that set a workspace up, in order, and whether each is done. */
const setup = z.object({
  /** The brand was saved. */
  brand: z.boolean(),
  /** An article is published. */
  article: z.boolean(),
  /** A page has reported that it shows the widgets. */
  install: z.boolean(),
  /** A colleague has joined or is invited. */
  invite: z.boolean(),
  /** A visitor has written. */
  chat: z.boolean(),
})
/** A parsed `setup`. */
export type Setup = z.infer<typeof setup>

/** A number of days in a query, within the limits of the setting of that name. */
const daysWithin = ({ min, max }: { readonly min: number; readonly max: number }) =>
  queryInteger.min(min).max(max).optional()

/** The company's settings, by section. */
export const settingsRoutes = {
  getSetup: { access: ['member'], response: setup },
  getSettings: { ...ofSection, access: ['member'], response: settingsState },
  /**
   * Replaces a section's settings. Fields that are left out get their defaults. `version` is the version that the
   * sender has seen; if another was saved since, nothing is stored. @throws settings_changed (409)
   */
  saveSettings: {
    ...ofSection,
    access: ['member'],
    permission: 'settings.edit',
    body: z.object({ version: integer.min(0), value: z.record(z.string(), z.unknown()) }),
    response: settingsState,
  },
  /**
   * What settings would delete now, each by the days that are given: resolved conversations, files of resolved
   * conversations, and sessions of the company's people. Null for what was not asked, and for sessions if a Supabase
   * project keeps them.
   */
  countExpired: {
    access: ['member'],
    permission: 'settings.edit',
    query: z.object({
      retention_days: daysWithin(RETENTION_DAYS),
      file_retention_days: daysWithin(FILE_RETENTION_DAYS),
      session_days: daysWithin(SESSION_DAYS),
    }),
    response: z.object({
      conversations: z.int().nullable(),
      files: z.int().nullable(),
      sessions: z.int().nullable(),
    }),
  },
  /** Saved versions, the newest first. */
  listSettingsVersions: {
    ...ofSection,
    access: ['member'],
    permission: 'settings.edit',
    response: z.object({ versions: z.array(settingsVersion) }),
  },
} as const satisfies Record<string, Route>
