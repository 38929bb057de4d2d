import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import { uploadFile } from '#host-app/admin/common/upload-file.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
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
      const key = await uploadFile(CONTENT_BUCKET, id, file)
      await reload()
      return key
    } catch (error) {
      toast.error(error instanceof Error ? error.message : errorText(error))
      return null
    } finally {
      setUnderway(before => before.filter(other => other !== entry))
    }
  }

  async function remove(name: string): Promise<void> {
    await callApi('removeContentFile', { params: { id }, body: { name } })
    await reload()
  }

  return { underway, add, remove }
}

/** What `useFiles` returns. */
export type Files = ReturnType<typeof useFiles>

/** Returns an uploaded image's address with its size, so that the text below it does not shift. */
export async function pictureAddress(key: string, file: Blob): Promise<string> {
  try {
    const { width, height } = await createImageBitmap(file)
    return `${publicPath(key)}#${width}x${height}`
  } catch {
    return publicPath(key)
  }
}
