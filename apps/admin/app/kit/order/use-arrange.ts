import type { OrderCall } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { post } from '../../api/call.ts'
import { showToast } from '../toast/toast.ts'
import { moved } from './drag-places.ts'

type Row = { id: number }
type Step = { id: number; before: number | null }

/** Held keys come in a burst: the last place is what counts. */
const restMs = 400

/**
 * A list that is arranged on the screen at once and on the server behind it, one step after the other. The last step can be taken
 * back; what the server refuses is taken back by itself.
 */
export function useArrange<R extends Row>(path: string, rows: readonly R[]) {
  const [items, setItems] = useState(rows)
  const [failure, setFailure] = useState<string>()
  const client = useQueryClient()
  const waiting = useRef<{ step: Step; back: Step; timer: number }>(null)
  const sending = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => setItems(rows), [rows])

  const place = ({ id, before }: Step) =>
    setItems((now) => {
      const from = now.findIndex((row) => row.id === id)
      const others = now.filter((row) => row.id !== id)
      const at = before === null ? others.length : others.findIndex((row) => row.id === before)
      return from < 0 || at < 0 ? now : moved(now, from, at)
    })

  const send = async (step: Step): Promise<number | null> => {
    const { before } = await post<OrderCall>(`${path}/order`, step)
    await client.invalidateQueries({ queryKey: [path], refetchType: 'none' })
    return before
  }

  const write = (step: Step, back: Step) => {
    sending.current = sending.current.then(async () => {
      try {
        const before = await send(step)
        setFailure(undefined)
        const undo = async () => {
          await send({ id: step.id, before })
          place({ id: step.id, before })
        }
        showToast({ text: m.office_order_saved(), undo })
      } catch (error) {
        place(back)
        setFailure(error instanceof Error ? error.message : String(error))
      }
    })
  }

  const flush = () => {
    const kept = waiting.current
    if (kept === null) return
    waiting.current = null
    clearTimeout(kept.timer)
    if (kept.step.before !== kept.back.before) write(kept.step, kept.back)
  }

  const flushed = useRef(flush)
  flushed.current = flush
  useEffect(() => () => flushed.current(), [])

  return {
    items,
    failure,
    move({ from, to, by }: { from: number; to: number; by: 'drag' | 'key' }) {
      const row = items[from]
      if (row === undefined) return
      if (waiting.current && waiting.current.step.id !== row.id) flush()
      const next = moved(items, from, to)
      setItems(next)
      const back = waiting.current?.back ?? { id: row.id, before: items[from + 1]?.id ?? null }
      if (waiting.current) clearTimeout(waiting.current.timer)
      const timer = window.setTimeout(() => flushed.current(), by === 'key' ? restMs : 0)
      waiting.current = { step: { id: row.id, before: next[to + 1]?.id ?? null }, back, timer }
    },
  }
}
