import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import { fileKey } from '#core/text/file-key.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { newId } from '#host-app/adapters/browser/new-id.ts'
import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { dataClient } from '#host-app/adapters/session/supabase.ts'
import { formatBytes } from '#host-app/admin/common/format.ts'
import { publicPath } from '../body/load-picture.ts'
import type { Draft } from '../draft/use-draft.ts'

/** Returns an article's files and uploads, and the functions that add and remove one. */
export function useFiles(draft: Draft) {
  const { id } = draft.state.detail
  const [underway, setUnderway] = useState<readonly { readonly name: string; readonly size: number }[]>([])
  const reload = async () => {
    const detail = await callApi('getContent', { params: { id } })
    draft.dispatch({ type: 'refreshed', detail })
  }

  /** Uploads a file. Returns its key in the bucket; null if it failed, which a toast reports. */
  async function add(file: File): Promise<string | null> {
    const entry = { name: file.name, size: file.size }
    setUnderway(before => [...before, entry])
    try {
      const key = await uploadFile(id, file)
      await reload()
      return key
    } catch (error) {
      toast.error(error instanceof Error ? error.message : errorText(error))
      return null
    } finally {
      setUnderway(before => before.filter(other => other !== entry))
    }
  }

  const remove = useMutation({
    mutationFn: (name: string) => callApi('removeContentFile', { params: { id }, body: { name } }),
    onSuccess: () => toast.success('The file was removed.'),
    onError: error => toast.error(errorText(error)),
    onSettled: reload,
  })

  return { underway, add, remove }
}

/** What `useFiles` returns. */
export type Files = ReturnType<typeof useFiles>

/** Opens the browser's file dialog. Returns null if no file was chosen. */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise(resolve => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.onchange = () => resolve(input.files?.[0] ?? null)
    input.oncancel = () => resolve(null)
    input.click()
  })
}

/** Returns an uploaded image's address with its size, so that the text below it does not shift. */
export async function pictureAddress(key: string, file: Blob): Promise<string> {
  try {
    const { width, height } = await createImageBitmap(file)
    return `${publicPath(key)}#${width}x${height}`
  } catch {
    return publicPath(key)
  }
}

/**
 * Uploads a file to an article. Returns its key in the bucket. Rejects with an `Error` that has a readable
 * message.
 */
async function uploadFile(contentId: string, file: File): Promise<string> {
  if (file.size === 0) throw new Error(`“${file.name}” is empty.`)
  if (file.size > UPLOAD_MAX_BYTES)
    throw new Error(`“${file.name}” is larger than ${formatBytes(UPLOAD_MAX_BYTES)}.`)
  const key = fileKey({
    ownerId: contentId,
    now: systemClock.now(),
    randomPart: newId().replaceAll('-', ''),
    fileName: file.name,
  })
  const bucket = (await dataClient()).storage.from(CONTENT_BUCKET)
  const { error } = await bucket.upload(key, file, { contentType: file.type || 'application/octet-stream' })
  if (error) throw new Error(`“${file.name}” could not be uploaded: ${error.message}`)
  return key
}
