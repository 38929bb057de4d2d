import { UPLOAD_BUCKET, UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { fileKey } from '#core/text/file-key.ts'
import type { Result } from '../api/create-api.ts'
import type { Credential } from '../storage/visitor-storage.ts'

/** Longer than any file takes that the visitor still waits for. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000

type Upload = {
  readonly realtime: Credential['realtime']
  readonly token: string
  readonly conversationId: string
  readonly file: File
  /** The share that is sent, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** An upload that is given up ends as `unreachable`. */
  readonly signal: AbortSignal
  readonly now: number
  readonly randomPart: string
}

/**
 * Brings a file to the bucket (CHAT-24) as supabase-js would, and gives the public address that goes out as the
 * message. Never throws; a token that the storage does not take is refused as 401, so that the caller renews it.
 */
export function uploadFile(upload: Upload): Promise<Result<{ url: string }>> {
  const { realtime, file } = upload
  if (file.size === 0) return refused(400, 'invalid_request')
  if (file.size > UPLOAD_MAX_BYTES) return refused(413, 'body_too_large')
  const key = fileKey({ ...upload, ownerId: upload.conversationId, fileName: file.name })
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  const address = (kind: string) => `${realtime.url}/storage/v1/object/${kind}${UPLOAD_BUCKET}/${key}`
  return send(upload, address(''), { url: address('public/') })
}

/** By XMLHttpRequest, since fetch tells nothing of what has been sent. */
function send<Value>(upload: Upload, url: string, value: Value): Promise<Result<Value>> {
  const { realtime, token, file, onProgress, signal } = upload
  return new Promise(resolve => {
    if (signal.aborted) return resolve({ kind: 'unreachable' })
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onloadend = () => {
      signal.removeEventListener('abort', abort)
      resolve(readResult(request, value))
    }
    signal.addEventListener('abort', abort)
    request.open('POST', url)
    request.timeout = UPLOAD_TIMEOUT_MS
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('apikey', realtime.key)
    const form = new FormData()
    form.append('cacheControl', '3600')
    form.append('', file)
    request.send(form)
  })
}

/** `status` is 0 when there was no answer: no network, given up, too late. */
function readResult<Value>({ status, responseText }: XMLHttpRequest, value: Value): Result<Value> {
  if (status >= 200 && status < 300) return { kind: 'ok', value }
  if (status === 0 || status === 429 || status >= 500) return { kind: 'unreachable' }
  const { statusCode, error, message } = readError(responseText)
  // Supabase answers 400 with the status in the body, and 403 both for a token and for a row that it may not add.
  if (statusCode === '403' && !/row-level security/.test(message)) {
    return { kind: 'refused', status: 401, code: 'token_expired' }
  }
  const code = error === 'QuotaExceeded' ? 'uploads_full' : null
  return { kind: 'refused', status: Number(statusCode) || status, code }
}

type StorageErrorBody = { readonly statusCode: string; readonly error: string; readonly message: string }

function readError(text: string): StorageErrorBody {
  const nothing = { statusCode: '', error: '', message: '' }
  try {
    return { ...nothing, ...JSON.parse(text) }
  } catch {
    return nothing
  }
}

function refused(status: number, code: 'invalid_request' | 'body_too_large'): Promise<Result<never>> {
  return Promise.resolve({ kind: 'refused', status, code })
}
