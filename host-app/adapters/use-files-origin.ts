import { useEffect, useState } from 'react'
import { loadConfig } from './config.ts'

/** The origin where uploads lie; null until it is known. */
export function useFilesOrigin(): string | null {
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => {
    loadConfig().then(
      ({ supabase }) => setOrigin(new URL(supabase.url).origin),
      // The file is then shown as a link.
      () => {},
    )
  }, [])
  return origin
}
