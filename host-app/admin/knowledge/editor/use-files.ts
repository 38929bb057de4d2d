import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { errorText } from '../../../adapters/api-error.ts'
import { callApi } from '../../../adapters/call-api.ts'
import { uploadFile } from './upload-file.ts'
import type { Draft } from './use-draft.ts'

/** The files of an article: what is on its way, and how to add and remove one. */
export function useFiles(draft: Draft) {
  const { id } = draft.state.detail
  const [underway, setUnderway] = useState<readonly { readonly name: string; readonly size: number }[]>([])
  const reload = async () => {
    const detail = await callApi('getContent', { params: { id } })
    draft.dispatch({ type: 'refreshed', detail })
  }

  /** Its key in the bucket; null when it failed, which a toast has said. */
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
    onSuccess: () => toast.success('The file is removed.'),
    onError: error => toast.error(errorText(error)),
    onSettled: reload,
  })

  return { underway, add, remove }
}

export type Files = ReturnType<typeof useFiles>
