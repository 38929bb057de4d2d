import { UPLOAD_BUCKET, UPLOAD_MAX_BYTES, uploadTimeoutMs } from '#contract/constants/conversation.ts'
import { fileKey } from '#core/text/file-key.ts'
import type { Result } from '../api/create-api.ts'
import type { Credential } from '../storage/visitor-storage.ts'

type Upload = {
  readonly realtime: Credential['realtime']
  readonly token: string
  readonly conversationId: string
  readonly file: File
  /** Called with the sent share, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Aborts the upload, whose result is then `unreachable`. */
  readonly signal: AbortSignal
  readonly now: number
  readonly randomPart: string
}

/**
 * Uploads a file to the bucket like supabase-js, and returns its public URL, which becomes the message (CHAT-24).
 * Never throws. A token that the storage rejects is refused as 401, so that the caller renews it.
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

/** Sends the file by XMLHttpRequest, because fetch reports no upload progress. */
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
    request.timeout = uploadTimeoutMs(file.size)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('apikey', realtime.key)
    const form = new FormData()
    form.append('cacheControl', '3600')
    form.append('', file)
    request.send(form)
  })
}

/** Returns the result of a request. `status` is 0 without a response: no network, aborted, or timed out. */
function readResult<Value>({ status, responseText }: XMLHttpRequest, value: Value): Result<Value> {
  if (status >= 200 && status < 300) return { kind: 'ok', value }
  if (status === 0 || status === 429 || status >= 500) return { kind: 'unreachable' }
  const { statusCode, error, message } = readError(responseText)
  // Supabase answers 400 with the real status in the body. That is 403 for a bad token and for a forbidden
  // row.
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
