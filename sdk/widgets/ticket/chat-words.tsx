import { atom } from 'nanostores'
import { type ReactNode, useEffect, useState } from 'react'
import { followLocale } from '../../locales/follow-locale.ts'
import { loadWording } from '../../locales/load-wording.ts'
import { FIRST_ENGLISH, WordingContext } from '../../ui/first-wording.ts'
import { useStore } from '../../ui/use-store.ts'

type Props = { readonly host: HTMLElement; readonly children: ReactNode }

/** Gives the parts that the chat has too the chat's words in the element's language. */
export function ChatWords({ host, children }: Props) {
  const [$wording] = useState(() => atom(FIRST_ENGLISH))
  const wording = useStore($wording)

  useEffect(() => followLocale(host, $wording, loadWording), [host, $wording])

  return <WordingContext.Provider value={wording}>{children}</WordingContext.Provider>
}
