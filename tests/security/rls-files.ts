/** Stored files: who sees, adds and deletes which; for rls-policy.ts and rls-writes.ts. */
import {
  MANAGE_A,
  MANAGE_B,
  MEMBERS_A,
  MEMBERS_B,
  MEMBERS_C,
  REPLIERS_A,
  REPLIERS_B,
  REPLIERS_C,
  REPLY_A,
  REPLY_B,
} from './rls-groups.ts'
import { api, both, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const attach = (content: Label) =>
  `insert into storage.objects (bucket_id, name) values ('content-attachments', '${ID[content]}/2-x-b.png')`
const upload = (conversation: Label, bucket = 'conversation-uploads') =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', '${ID[conversation]}/2-x-b.png')`
const noteFile = (conversation: Label, by = 'auth.uid()') =>
  `insert into storage.objects (bucket_id, name, owner_id)
   values ('note-files', '${ID[conversation]}/2-x-b.png', ${by}::text)`
const logo = (company: Label) =>
  `insert into storage.objects (bucket_id, name) values ('brand-images', '${ID[company]}/2-x-b.png')`

/** Policies by table. */
export const FILE_TABLES = {
  'storage.objects': {
    select: {
      A1: [...MEMBERS_A, ...both('visitorA1'), 'api aiA1'],
      A2: [...MEMBERS_A, ...both('visitorA2')],
      B1: [...MEMBERS_B, ...both('visitorB')],
      C1: MEMBERS_C,
      S1: [],
      draft: MEMBERS_A,
      inB: MEMBERS_B,
      noteFileA: MEMBERS_A,
      noteFileB: MEMBERS_B,
      noteFileS: [],
      // The companies' logos.
      A: MEMBERS_A,
      B: MEMBERS_B,
    },
    change: 'metadata = metadata',
    delete: {
      A1: [...MANAGE_A, 'api visitorA1'],
      A2: [...MANAGE_A, 'api visitorA2'],
      B1: [...MANAGE_B, 'api visitorB'],
      C1: api('adminC'),
      noteFileA: ['api agentA', ...MANAGE_A],
      noteFileB: ['api agentB', ...MANAGE_B],
      draft: REPLY_A,
      inB: REPLY_B,
    },
    move: 'name',
  },
  'storage.buckets': { select: {}, change: 'public = true', move: 'name' },
} as const

/** Statements by table, each with the identities that may run it. */
export const FILE_WRITES: Readonly<Record<string, readonly Row[]>> = {
  // The file store accepts uploads with the token itself: the only thing that a token can write.
  'storage.objects': [
    ['upload to A1', upload('A1'), [...both('visitorA1'), ...both(...REPLIERS_A)]],
    // The customer of A2 is blocked, and the visitor of B1.
    ['upload to A2', upload('A2'), both(...REPLIERS_A)],
    ['upload to B1', upload('B1'), both(...REPLIERS_B)],
    ['upload to C1', upload('C1'), both(...REPLIERS_C)],
    ['upload to S1', upload('S1'), []],
    ['upload to nothing', upload('fresh'), []],
    ['a file of a note on A1', noteFile('A1'), both(...REPLIERS_A)],
    ['a file of a note on B1', noteFile('B1'), both(...REPLIERS_B)],
    ['a file of a note on C1', noteFile('C1'), both(...REPLIERS_C)],
    ['a file of a note on S1', noteFile('S1'), []],
    ['a file of a note on nothing', noteFile('fresh'), []],
    ["a note's file in another's name", noteFile('A1', `'${ID.ownerA}'`), both('ownerA')],
    ['attach to A1', attach('A1'), both(...REPLIERS_A)],
    ['attach to a draft', attach('draft'), both(...REPLIERS_A)],
    ['attach to B1', attach('B1'), both(...REPLIERS_B)],
    ['attach to S1', attach('S1'), []],
    ['attach to nothing', attach('fresh'), []],
    ['a logo of A', logo('A'), both('adminA', 'ownerA', 'fullA', 'actsWriting')],
    ['a logo of B', logo('B'), both('adminB')],
    ['a logo of S', logo('S'), []],
    ['a logo of nothing', logo('fresh'), []],
    ['upload beside the bucket', upload('A1', 'other'), []],
  ],
  'storage.buckets': [['insert', "insert into storage.buckets (id, name) values ('x', 'x')", []]],
}
