import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './order.module.css'
import { useDrag } from './use-drag.ts'

type Key = string | number

type OrderedListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => Key
  /** What it is called when its new place is said aloud. */
  nameOf: (item: Item) => string
  label: string
  children: (item: Item, at: number) => ReactNode
  onMove: (move: { from: number; to: number; by: 'drag' | 'key' }) => void
  /** Where things stand below others: one step in or out. */
  depthOf?: (item: Item) => number
  onIndent?: (at: number, step: 1 | -1) => void
  isDisabled?: boolean
}

/**
 * Rows in an order that a person chooses: by dragging the handle, by the arrow keys on it, or by the two small buttons, which need
 * neither a steady hand nor a keyboard. Each new place is said to screen readers.
 */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { items, keyOf, nameOf, label, children, onMove, depthOf, onIndent, isDisabled } = props
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const hint = useId()
  const keep = useRef<{ key: Key; part: string }>(null)

  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    const kept = keep.current
    if (kept === null) return
    keep.current = null
    const row = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-key') === String(kept.key))
    row?.querySelector<HTMLElement>(`[data-part~="${kept.part}"]`)?.focus()
  })

  const go = (from: number, to: number, by: 'drag' | 'key', part = 'handle') => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || to === from) return
    const number = (count: number) => formatNumber(count, getLocale())
    setSaid(m.office_order_said({ name: nameOf(item), place: number(to + 1), count: number(items.length) }))
    keep.current = { key: keyOf(item), part }
    onMove({ from, to, by })
  }

  const indent = (at: number, step: 1 | -1) => {
    const item = items[at]
    if (item === undefined || onIndent === undefined) return
    setSaid(step === 1 ? m.office_order_in({ name: nameOf(item) }) : m.office_order_out({ name: nameOf(item) }))
    keep.current = { key: keyOf(item), part: 'handle' }
    onIndent(at, step)
  }

  const drag = useDrag(list, ({ from, to, shift }) => {
    if (to !== from) go(from, to, 'drag')
    else if (shift !== 0) indent(from, shift > 0 ? 1 : -1)
  })

  const press = (event: KeyboardEvent, at: number) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key]
    const step = { ArrowRight: 1 as const, ArrowLeft: -1 as const }[event.key]
    if (to !== undefined) go(at, to, 'key')
    else if (step !== undefined && onIndent) indent(at, step)
    else return
    event.preventDefault()
  }

  return (
    <>
      {!isDisabled && (
        <p id={hint} className="sr">
          {onIndent ? m.office_order_hint_tree() : m.office_order_hint()}
        </p>
      )}
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, at) => (
          <li key={keyOf(item)} data-key={keyOf(item)} data-depth={depthOf?.(item) ?? 0} className={styles.row}>
            {!isDisabled && (
              <button
                type="button"
                className={`icon-btn ${styles.handle}`}
                data-part="handle"
                aria-label={m.office_order_move({ name: nameOf(item) })}
                aria-describedby={hint}
                onKeyDown={(event) => press(event, at)}
                {...drag(at)}
              >
                <GripVertical aria-hidden="true" size={18} />
              </button>
            )}
            <div className={styles.content}>{children(item, at)}</div>
            {!isDisabled && (
              <div className={styles.steps}>
                <button
                  type="button"
                  className="icon-btn"
                  data-part="up"
                  aria-label={m.office_order_up({ name: nameOf(item) })}
                  disabled={at === 0}
                  onClick={() => go(at, at - 1, 'key', 'up')}
                >
                  <ChevronUp aria-hidden="true" size={18} />
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  data-part="down"
                  aria-label={m.office_order_down({ name: nameOf(item) })}
                  disabled={at === items.length - 1}
                  onClick={() => go(at, at + 1, 'key', 'down')}
                >
                  <ChevronDown aria-hidden="true" size={18} />
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  )
}
