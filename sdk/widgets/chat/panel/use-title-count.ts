import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Shows a number before the page's title, such as '(2) Prices', until the part is gone. The page may change its title. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    document.title = `(${count}) ${document.title.replace(COUNT, '')}`
    return () => {
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
