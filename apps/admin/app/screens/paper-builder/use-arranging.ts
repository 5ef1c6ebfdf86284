import * as m from '@prostuti/text/messages'
import { useLayoutEffect, useRef, useState } from 'react'
import { count } from '../../kit/list/list-cells.tsx'
import { moved } from '../../kit/order/drag-places.ts'
import { putBefore } from './put-before.ts'
import type { Desk, DeskQuestion, DeskState } from './use-desk.ts'

type Arranging = {
  desk: Desk
  state: DeskState
  /** Those that are shown, in their order. */
  visible: readonly DeskQuestion[]
  numberOf: ReadonlyMap<number, number>
  onSay: (words: string) => void
}

/** Moves, removes and replaces questions of a paper; the keyboard stays on the one that was moved, or beside the one that is gone. */
export function useArranging({ desk, state, visible, numberOf, onSay }: Arranging) {
  const [active, setActive] = useState<number>()
  const column = useRef<HTMLElement>(null)
  const focused = useRef<number>(undefined)
  const focusOn = (id: number | undefined) => {
    if (id === undefined) return
    setActive(id)
    focused.current = id
  }
  // A row that is moved in the document, or follows one that is gone, is focused once it stands.
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    column.current?.querySelector<HTMLElement>(`[data-question="${focused.current}"]`)?.focus()
    focused.current = undefined
  })
  const placeOf = (question: DeskQuestion) => visible.findIndex(({ id }) => id === question.id)

  const move = (question: DeskQuestion, to: number) => {
    const own = desk.questions.filter(({ section }) => section === question.section)
    const from = own.findIndex(({ id }) => id === question.id)
    if (to < 0 || to >= own.length || to === from) return
    const next = moved(own, from, to)
    focusOn(question.id)
    onSay(m.office_build_moved({ number: count(numberOf.get(own[to]!.id) ?? 0) }))
    const before = next[to + 1]?.id ?? null
    void state.take({ kind: 'move', question_id: question.id, before }, (shown) => ({
      ...shown,
      questions: putBefore(shown.questions, question, before),
    }))
  }
  const remove = (question: DeskQuestion) => {
    const at = placeOf(question)
    focusOn((visible[at + 1] ?? visible[at - 1])?.id)
    onSay(m.office_build_removed())
    void state.take({ kind: 'remove', question_ids: [question.id] }, (shown) => ({
      ...shown,
      questions: shown.questions.filter(({ id }) => id !== question.id),
    }))
  }
  return {
    column,
    active: active ?? visible[0]?.id,
    setActive,
    move,
    remove,
    replace: (question: DeskQuestion) => void state.take({ kind: 'replace', question_id: question.id, by: null }),
    /** The keyboard goes one row on, or back. */
    step: (question: DeskQuestion, by: 1 | -1) => focusOn(visible[placeOf(question) + by]?.id),
  }
}
