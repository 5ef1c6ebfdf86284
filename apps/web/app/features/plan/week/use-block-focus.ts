import { useEffect, useState } from 'react'
import type { Block } from '../plan-api.ts'

type Wanted = { id: Block['id']; isInView?: boolean }

/**
 * Puts the focus on a block once it is drawn: one that was moved stands in another column, as another element. Where it is not in
 * this week any more, on what says so.
 */
export function useBlockFocus(): (wanted: Wanted) => void {
  const [wanted, setWanted] = useState<Wanted>()
  useEffect(() => {
    if (wanted === undefined) return
    const block = document.querySelector<HTMLElement>(`[data-block="${wanted.id}"] button`)
    const notice = document.querySelector<HTMLElement>('[data-part="plan-notice"] button')
    const target = block ?? notice
    target?.focus({ preventScroll: wanted.isInView })
  }, [wanted])
  return setWanted
}
