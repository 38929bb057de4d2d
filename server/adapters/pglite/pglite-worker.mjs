/**
 * The thread PGlite runs in, so that a long query never blocks the event loop of the server. Plain
 * JavaScript: it must start without a TypeScript loader. It knows SQL text and text values only; the types
 * are the business of `worker-link.ts`, which also has the message types.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const asText = text => text

const pglite = await PGlite.create(workerData.folder, { pgliteWasmModule: workerData.module })
pglite.serializers = {}
pglite.parsers = Object.fromEntries(Object.keys(pglite.parsers).map(type => [type, asText]))
pglite.onNotification((channel, payload) =>
  parentPort.postMessage({ kind: 'notification', channel, payload }),
)

async function answer(request) {
  switch (request.kind) {
    case 'query': {
      const { fields, rows } = await pglite.query(request.sql, request.params, { rowMode: 'array' })
      return { fields: fields.map(field => [field.name, field.dataTypeID]), rows }
    }
    case 'script':
      await pglite.exec(request.sql)
      return { fields: [], rows: [] }
    case 'close':
      await pglite.close()
      return { fields: [], rows: [] }
  }
}

let previous = Promise.resolve()

parentPort.on('message', request => {
  previous = previous
    .then(() => answer(request))
    .then(
      result => parentPort.postMessage({ kind: 'answer', id: request.id, result }),
      // PGlite's errors carry the query and its parameters, which must not reach a log: only these three fields leave.
      ({ code = 'XX000', message, constraint }) =>
        parentPort.postMessage({ kind: 'refusal', id: request.id, code, message, constraint }),
    )
})

parentPort.postMessage({ kind: 'answer', id: 0, result: { fields: [], rows: [] } })
