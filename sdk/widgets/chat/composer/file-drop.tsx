import { useEffect, useRef, useState } from 'react'
import { fromExtras } from '../chat-extras.ts'

const DropHint = fromExtras(module => module.DropHint)

type Props = { readonly onFiles: (files: readonly File[]) => void }

/** Accepts files that are dropped anywhere on the panel. Shows a hint while they are dragged over it. */
export function FileDrop({ onFiles }: Props) {
  const [isOver, setOver] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const panel = place.current!.closest<HTMLElement>('[part~="panel"]')!

    function take(event: DragEvent): void {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type !== 'drop')
      if (event.type === 'drop') onFiles([...event.dataTransfer.files])
    }

    function leave({ relatedTarget }: DragEvent): void {
      if (!panel.contains(relatedTarget as Node | null)) setOver(false)
    }

    const listeners = { dragenter: take, dragover: take, drop: take, dragleave: leave }
    const names = Object.keys(listeners) as (keyof typeof listeners)[]
    for (const name of names) panel.addEventListener(name, listeners[name])
    return () => {
      for (const name of names) panel.removeEventListener(name, listeners[name])
    }
  }, [onFiles])

  return <div ref={place}>{isOver && <DropHint />}</div>
}
