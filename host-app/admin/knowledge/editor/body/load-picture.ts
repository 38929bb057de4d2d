import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import { dataClient } from '#host-app/adapters/session/supabase.ts'

const PUBLIC = `/storage/v1/object/public/${CONTENT_BUCKET}/`
const loading = new Map<string, Promise<string>>()

/** An uploaded picture as a `data:` address, by its public path; as whoever is signed in, since a draft's has no other. */
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

/** The public path of a file of the bucket, by its key. */
export function publicPath(key: string): string {
  return PUBLIC + key.split('/').map(encodeURIComponent).join('/')
}
