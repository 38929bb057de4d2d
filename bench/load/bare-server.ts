/**
 * The simplest server that stores messages and delivers them: hono, a database and ws, with nothing of the product. It
 * shows what the machine and the libraries can do. Prints its port once it listens.
 */
import type { Server } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import postgres from 'postgres'
import { type WebSocket, WebSocketServer } from 'ws'

const CHANNEL = 'messages'
const TABLE = `
  create table messages (
    id bigint generated always as identity primary key,
    conversation integer not null,
    content text not null,
    created_at timestamptz not null default now()
  );
  create index on messages (conversation, id);`
const INSERT = `
  with added as (insert into messages (conversation, content) values ($1, $2) returning id, conversation, content)
  select id, pg_notify('${CHANNEL}', to_json(added)::text) from added`
const STORED = 'select content from messages where conversation = $1 order by id'

type Rows = readonly Readonly<Record<string, unknown>>[]
type Store = {
  readonly query: (text: string, values: (string | number)[]) => Promise<Rows>
  readonly listen: (heard: (payload: string) => void) => Promise<unknown>
}

const [url = '', folder = ''] = process.argv.slice(2)
const store = url === '' ? await openEmbedded() : await openServer()
const rooms = new Map<number, Set<WebSocket>>()

await store.listen(payload => {
  const { conversation } = JSON.parse(payload) as { conversation: number }
  for (const socket of rooms.get(conversation) ?? []) socket.send(payload)
})

const app = new Hono()
app.get('/conversations/:id', async c =>
  c.json((await store.query(STORED, [Number(c.req.param('id'))])).map(({ content }) => content)),
)
app.post('/conversations/:id', async c => {
  const { content } = await c.req.json<{ content: string }>()
  const [row] = await store.query(INSERT, [Number(c.req.param('id')), content])
  return c.json({ id: row!['id'] }, 201)
})

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
const sockets = new WebSocketServer({ server: server as Server })
sockets.on('connection', (socket, request) => {
  // The conversations to hear are in the query.
  const heard = new URL(request.url ?? '', 'http://bare').searchParams.getAll('hear').map(Number)
  for (const id of heard) rooms.set(id, (rooms.get(id) ?? new Set()).add(socket))
  socket.on('close', () => {
    for (const id of heard) rooms.get(id)?.delete(socket)
  })
})

async function openEmbedded(): Promise<Store> {
  const database = await PGlite.create(folder)
  await database.exec(TABLE)
  return {
    query: async (text, values) => (await database.query<Rows[number]>(text, values)).rows,
    listen: heard => database.listen(CHANNEL, heard),
  }
}

async function openServer(): Promise<Store> {
  const host = decodeURIComponent(new URL(url).hostname)
  const database = postgres(url, { ...(host.startsWith('/') ? { host } : {}), max: 10, onnotice() {} })
  await database.unsafe(TABLE)
  return {
    query: (text, values) => database.unsafe(text, values, { prepare: true }),
    listen: heard => database.listen(CHANNEL, heard),
  }
}
