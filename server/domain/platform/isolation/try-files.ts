/** Another tenant's files: to read, to list, to guess, to replace, and its folder to write into (R12). */
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { type Attempt, type Attempts, inTurn, silent, staysOut, works } from './attempts.ts'
import type { Shot } from './fire.ts'
import { crossedToken, type Scene, uploading } from './scene.ts'

const GUESSES = 20
const BUCKET = `/storage/v1/object/${UPLOAD_BUCKET}`

/** Tries to read, list, guess and replace another tenant's files, and to write into its folder (R12). */
export const tryFiles: Attempts = async function* (scene) {
  const { own, other } = scene
  const [visitor, member] = [own.visitorToken, own.memberToken]
  const crossed = await crossedToken(scene, { ...own, conversationId: other.conversationId })
  const otherFolder = `${other.conversationId}/${scene.clock.now()}`
  const [, otherName] = other.fileKey.split('/') as [string, string]
  const into = (token: string, name: string) => uploading(`${otherFolder}-${name}.txt`, token, 'Hello')
  const listing = (token: string, prefix: string): Shot => ({
    method: 'POST',
    path: `/storage/v1/object/list/${UPLOAD_BUCKET}`,
    token,
    body: { prefix, limit: 100 },
  })
  yield* inTurn([
    works(scene, 'A’s file opens by its address', opened(own.fileKey), own.canary),
    guessed(scene),
    staysOut(scene, 'B’s file below A’s folder', opened(`${own.conversationId}/${otherName}`)),
    staysOut(
      scene,
      'A path out of A’s folder to B’s file',
      opened(`${own.conversationId}/..%2f${other.conversationId}%2f${otherName}`),
    ),
    staysOut(scene, 'A’s visitor writes into B’s folder', into(visitor, 'aaaaaaaa-a')),
    staysOut(scene, 'A visitor of A’s company writes into B’s folder', into(crossed, 'dddddddd-d')),
    staysOut(scene, 'A’s member writes into B’s folder', into(member, 'bbbbbbbb-b')),
    staysOut(scene, 'The public key writes into B’s folder', into(scene.anonKey, 'cccccccc-c')),
    staysOut(scene, 'A’s visitor replaces B’s file', {
      ...uploading(other.fileKey, visitor, 'Hello'),
      headers: { 'x-upsert': 'true' },
    }),
    staysOut(scene, 'A’s member writes B’s file again', uploading(other.fileKey, member, 'Hello')),
    silent(scene, 'A’s member deletes B’s file', {
      method: 'DELETE',
      path: `${BUCKET}/${other.fileKey}`,
      token: member,
    }),
    silent(scene, 'A’s visitor lists B’s folder', listing(visitor, other.conversationId)),
    silent(scene, 'A’s member lists all folders', listing(member, '')),
    works(scene, 'B’s file is still as it was', opened(other.fileKey), other.canary),
  ])
}

function opened(key: string): Shot {
  return { path: `/storage/v1/object/public/${UPLOAD_BUCKET}/${key}` }
}

/**
 * Tries to guess the address of a file. Even somebody who knows the conversation and about when the file was uploaded
 * lacks 128 random bits.
 */
function guessed({ fire, other, clock }: Scene): Attempt {
  return {
    title: `${GUESSES} guesses at B’s file`,
    async run() {
      for (let guess = 0; guess < GUESSES; guess++) {
        const random = guess.toString(16).padStart(32, '0')
        const key = `${other.conversationId}/${clock.now() - guess}-${random}-${other.canary}.txt`
        const { status } = await fire(opened(key))
        if (status < 400 || status >= 500) return { passed: false, detail: `${status} at guess ${guess + 1}` }
      }
      return { passed: true, detail: 'none was a file' }
    },
  }
}
