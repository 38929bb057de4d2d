import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import { dataClient } from '#host-app/shared/session/supabase.ts'

const PUBLIC = `/storage/v1/object/public/${CONTENT_BUCKET}/`
const loading = new Map<string, Promise<string>>()

/**
 * Returns an uploaded image as a `data:` URL, by its public path. Fetched as the signed-in user, because a
 * draft's images are not public.
 */
export function loadPicture(path: string): Promise<string> {
  const known = loading.get(path)
  if (known) return known
  const load = download(path).catch((error: unknown) => {
    loading.delete(path)
    throw error
  })
  loading.set(path, load)
  return load
}

async function download(path: string): Promise<string> {
  const key = decodeURIComponent(path.slice(PUBLIC.length))
  const { data, error } = await (await dataClient()).storage.from(CONTENT_BUCKET).download(key)
  if (error) throw error
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(data)
  })
}

/** Returns the public path of a file in the bucket, by its key. */
export function publicPath(key: string): string {
  return PUBLIC + key.split('/').map(encodeURIComponent).join('/')
}
