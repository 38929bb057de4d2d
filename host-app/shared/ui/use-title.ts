import { useEffect } from 'react'
import { setTabTitle } from '../browser/tab-title.ts'

/** Sets the tab's title to `<title> – <brand>` while the component is mounted. */
export function useTitle(title: string): void {
  useEffect(() => {
    setTabTitle(title)
  }, [title])
}
