import { useEffect, useState } from 'react'
import type { Block } from '../plan-api.ts'

export const blockButton = (id: Block['id'] | undefined): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${id}"] button`)

type Wanted = { id: Block['id']; isInView?: boolean }

/**
 * Puts the focus on a block once it is drawn: one that was moved stands in another column, as another element. Where it is not in
 * this week any more, on what says so.
 */
export function useBlockFocus(): (wanted: Wanted) => void {
  const [wanted, setWanted] = useState<Wanted>()
  useEffect(() => {
    if (wanted === undefined) return
    const block = blockButton(wanted.id)
    const notice = document.querySelector<HTMLElement>('[data-part="plan-notice"] button')
    const target = block ?? notice
    target?.focus({ preventScroll: wanted.isInView })
  }, [wanted])
  return setWanted
}
