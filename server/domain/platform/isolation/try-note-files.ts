/** The files of another tenant's notes, and of the notes on the visitor's own conversation (R12, R17). */
import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { type Attempt, type Attempts, inTurn, silent, staysOut, works } from './attempts.ts'
import { crossedToken, uploading } from './scene.ts'

const OBJECT = '/storage/v1/object'

/** Tries to read, write, list and delete the files of B's notes as everybody but B's members (R12, R17). */
export const tryNoteFiles: Attempts = async function* (scene) {
  const { own, other } = scene
  const key = other.noteFileKey
  const path = `${OBJECT}/${NOTE_BUCKET}/${key}`
  const crossed = await crossedToken(scene, { ...own, conversationId: other.conversationId })
  const strangers = {
    'A’s member': own.memberToken,
    'A’s visitor': own.visitorToken,
    'A visitor of A’s company': crossed,
    'B’s own visitor': other.visitorToken,
    'The public key': scene.anonKey,
  }
  const read = works(
    scene,
    'B’s member opens the file of a note',
    { path, token: other.memberToken },
    other.canary,
  )
  const isAsBefore: Attempt = { ...read, title: 'The file of B’s note is still as it was' }
  yield* inTurn([
    read,
    ...[NOTE_BUCKET, UPLOAD_BUCKET].map(bucket =>
      staysOut(scene, `The file of B’s note at a public address of ${bucket}`, {
        path: `${OBJECT}/public/${bucket}/${key}`,
      }),
    ),
    staysOut(scene, 'Somebody without a token opens the file of B’s note', { path }),
    ...Object.entries(strangers).flatMap(([who, token], index) => [
      staysOut(scene, `${who} opens the file of B’s note`, { path, token }),
      staysOut(scene, `${who} opens the file of B’s note as an upload`, {
        path: `${OBJECT}/${UPLOAD_BUCKET}/${key}`,
        token,
      }),
      staysOut(
        scene,
        `${who} adds a file to B’s notes`,
        uploading(
          `${other.conversationId}/${scene.clock.now()}-${index}aaaaaaa-a.txt`,
          token,
          'Hello',
          NOTE_BUCKET,
        ),
      ),
      staysOut(scene, `${who} replaces the file of B’s note`, {
        ...uploading(key, token, 'Hello', NOTE_BUCKET),
        headers: { 'x-upsert': 'true' },
      }),
      silent(scene, `${who} lists the files of B’s notes`, {
        method: 'POST',
        path: `${OBJECT}/list/${NOTE_BUCKET}`,
        token,
        body: { prefix: other.conversationId, limit: 100 },
      }),
      silent(scene, `${who} deletes the file of B’s note`, { method: 'DELETE', path, token }),
    ]),
    isAsBefore,
  ])
}
