import { describe, expect, it } from 'vitest'
import { DRAFT_SAVE_AFTER_MS } from '#contract/constants/knowledge.ts'
import type { ContentDetail, ContentFields } from '#contract/entities/content.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { runMachine } from '#core/run-machine.ts'
import type { SomeFields } from './content-fields.ts'
import {
  type DraftEffect,
  type DraftState,
  draftMachine,
  draftStatus,
  isUnsaved,
  openDraft,
} from './draft-machine.ts'

const FIELDS: ContentFields = {
  slug: 'a-title',
  title: 'A title',
  excerpt: '',
  body: 'Text',
  alternate_questions: [],
  category_id: null,
  section_id: null,
  seo_title: '',
  seo_description: '',
  visibility: 'public',
}

function detailOf(revision: number, fields: SomeFields = {}): ContentDetail {
  const draft = { ...FIELDS, ...fields }
  return { revision, draft, updated_by_name: 'Grace' } as ContentDetail
}

function given() {
  const clock = createManualClock(0)
  const effects: DraftEffect[] = []
  let state: DraftState = openDraft(detailOf(1))
  const draft = runMachine({
    machine: draftMachine,
    initial: state,
    clock,
    changed: changed => {
      state = changed
    },
    perform: effect => effects.push(effect),
  })
  return {
    clock,
    effects,
    draft,
    now: () => state,
    type: (body: string) => draft.dispatch({ type: 'edited', change: { body } }),
  }
}

describe('a draft that saves itself [ADMIN-03]', () => {
  it('waits until nothing was typed for a while', () => {
    const { clock, effects, type, now } = given()
    type('One')
    clock.advance(DRAFT_SAVE_AFTER_MS - 1)
    type('One two')
    clock.advance(DRAFT_SAVE_AFTER_MS - 1)
    expect(effects).toEqual([])
    expect(draftStatus(now()).text).toBe('Saving…')
    clock.advance(1)
    expect(effects).toEqual([{ type: 'save', change: { body: 'One two' }, revision: 1 }])
  })

  it('says that it is saved once the server has it', () => {
    const { clock, draft, type, now } = given()
    type('One')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    draft.dispatch({ type: 'saved', detail: detailOf(2, { body: 'One' }) })
    expect(draftStatus(now())).toEqual({ kind: 'saved', text: 'Saved' })
    expect(isUnsaved(now())).toBe(false)
  })

  it('sends what is typed meanwhile afterwards, with the new revision', () => {
    const { clock, effects, draft, type } = given()
    type('One')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    type('One two')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    expect(effects).toHaveLength(1)
    draft.dispatch({ type: 'saved', detail: detailOf(2, { body: 'One' }) })
    clock.advance(DRAFT_SAVE_AFTER_MS - 1)
    expect(effects).toHaveLength(1)
    clock.advance(1)
    expect(effects[1]).toEqual({ type: 'save', change: { body: 'One two' }, revision: 2 })
  })

  it('leaves on the screen what the server has tidied', () => {
    const { clock, draft, now } = given()
    draft.dispatch({ type: 'edited', change: { title: 'A ' } })
    clock.advance(DRAFT_SAVE_AFTER_MS)
    draft.dispatch({ type: 'saved', detail: detailOf(2, { title: 'A' }) })
    expect(now().fields.title).toBe('A ')
    expect(isUnsaved(now())).toBe(false)
  })

  it('sends nothing when all is as it was', () => {
    const { clock, effects, type, now } = given()
    type('One')
    type('Text')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    expect(effects).toEqual([])
    expect(draftStatus(now()).kind).toBe('saved')
  })

  it('saves the rest while the title is missing, and says so', () => {
    const { clock, effects, draft, now } = given()
    draft.dispatch({ type: 'edited', change: { title: ' ', body: 'New' } })
    clock.advance(DRAFT_SAVE_AFTER_MS)
    expect(effects).toEqual([{ type: 'save', change: { body: 'New' }, revision: 1 }])
    draft.dispatch({ type: 'saved', detail: detailOf(2, { body: 'New' }) })
    expect(draftStatus(now())).toEqual({ kind: 'failed', text: 'Not saved: Give it a title.' })
    expect(isUnsaved(now())).toBe(true)
  })

  it('says why it failed, and tries again when told to', () => {
    const { clock, effects, draft, type, now } = given()
    type('One')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    draft.dispatch({ type: 'failed', text: 'No network.' })
    expect(draftStatus(now())).toEqual({ kind: 'failed', text: 'Not saved: No network.' })
    draft.dispatch({ type: 'flush' })
    expect(effects[1]).toEqual({ type: 'save', change: { body: 'One' }, revision: 1 })
  })
})

describe('a draft that two people write [ADMIN-03]', () => {
  function outdated(theirs: SomeFields) {
    const all = given()
    all.type('Mine')
    all.clock.advance(DRAFT_SAVE_AFTER_MS)
    all.draft.dispatch({ type: 'outdated' })
    expect(all.effects.at(-1)).toEqual({ type: 'load-newer' })
    all.draft.dispatch({ type: 'newer', detail: detailOf(5, theirs) })
    return all
  }

  it('is saved onto the newer one where the words are others', () => {
    const { effects, now } = outdated({ title: 'Theirs' })
    expect(now().fields).toMatchObject({ title: 'Theirs', body: 'Mine' })
    expect(effects.at(-1)).toEqual({ type: 'save', change: { body: 'Mine' }, revision: 5 })
  })

  it('waits for a word where they are the same', () => {
    const { effects, now, type, clock } = outdated({ body: 'Theirs' })
    expect(now().newer?.draft.body).toBe('Theirs')
    type('Mine and more')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    expect(effects.filter(({ type }) => type === 'save')).toHaveLength(1)
  })

  it('gives way to the newer text and keeps a copy of the own words', () => {
    const { draft, now } = outdated({ body: 'Theirs' })
    draft.dispatch({ type: 'take-newer' })
    expect(now()).toMatchObject({ fields: { body: 'Theirs' }, setAside: { body: 'Mine' }, newer: null })
    expect(isUnsaved(now())).toBe(false)
    draft.dispatch({ type: 'put-away' })
    expect(now().setAside).toBeNull()
  })

  it('writes the own words over the newer text', () => {
    const { draft, effects } = outdated({ body: 'Theirs' })
    draft.dispatch({ type: 'keep-own' })
    expect(effects.at(-1)).toEqual({ type: 'save', change: { body: 'Mine' }, revision: 5 })
  })

  it('learns of new files while it is saved, and of nothing else', () => {
    const { clock, draft, type, now } = given()
    type('Mine')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    draft.dispatch({ type: 'refreshed', detail: { ...detailOf(2), files: [{ name: 'x' }] } as ContentDetail })
    expect(now()).toMatchObject({
      sending: { body: 'Mine' },
      detail: { revision: 1, files: [{ name: 'x' }] },
    })
  })

  it('keeps what was typed while something else was done with it', () => {
    const { draft, type, now, clock, effects } = given()
    type('Mine')
    draft.dispatch({ type: 'refreshed', detail: detailOf(3) })
    expect(now().fields.body).toBe('Mine')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    expect(effects).toEqual([{ type: 'save', change: { body: 'Mine' }, revision: 3 }])
  })
})
