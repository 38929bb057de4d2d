import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'

type OrderButtonsProps = {
  readonly name: string
  /** Ids of all records, in order; this one is at `index`. */
  readonly ids: readonly string[]
  readonly index: number
  /** Stores a new order. */
  readonly act: (call: CallApi, ids: string[]) => Promise<unknown>
}

/** Buttons that move a record up and down in a list whose order counts. */
export function OrderButtons({ name, ids, index, act }: OrderButtonsProps) {
  const order = useApiAction(
    (call, to: number) => act(call, ids.toSpliced(index, 1).toSpliced(to, 0, ids[index]!)),
    { done: 'Order changed' },
  )
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        disabled={index === 0 || order.isPending}
        onClick={() => order.mutate(index - 1)}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        disabled={index === ids.length - 1 || order.isPending}
        onClick={() => order.mutate(index + 1)}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
    </>
  )
}
