import { formatAtTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { Delivery, DeliveryState } from '../sheet-queries.ts'
import type { Mark } from './way.ts'

const heads: Record<DeliveryState, () => string> = {
  draft: m.sheet_head_draft,
  booked: m.sheet_head_booked,
  picked: m.sheet_head_picked,
  in_transit: m.sheet_head_in_transit,
  out_for_delivery: m.sheet_head_out_for_delivery,
  delivered: m.sheet_head_delivered,
  returned: m.sheet_head_returned,
  cancelled: m.sheet_head_cancelled,
  on_hold: m.sheet_head_on_hold,
}

const texts: Record<Exclude<DeliveryState, 'draft'>, () => string> = {
  booked: m.sheet_text_booked,
  picked: m.sheet_text_picked,
  in_transit: m.sheet_text_in_transit,
  out_for_delivery: m.sheet_text_out_for_delivery,
  delivered: m.sheet_text_delivered,
  returned: m.sheet_text_returned,
  cancelled: m.sheet_text_cancelled,
  on_hold: m.sheet_text_on_hold,
}

export function headWords(delivery: Pick<Delivery, 'state' | 'address_refused' | 'books_at' | 'courier'>) {
  const { state, address_refused, books_at, courier } = delivery
  if (address_refused) return { title: m.sheet_refused_title(), text: m.sheet_refused_text() }
  if (state !== 'draft') return { title: heads[state](), text: texts[state]() }
  const soon = courier === 'manual' ? m.sheet_text_draft_hand() : m.sheet_text_draft_soon()
  const words = books_at === null ? soon : m.sheet_text_draft({ time: formatAtTime(new Date(books_at), getLocale()) })
  return { title: heads.draft(), text: words }
}

const done: Record<Mark['state'], () => string> = {
  draft: m.sheet_step_draft,
  booked: m.sheet_step_booked,
  picked: m.sheet_step_picked,
  in_transit: m.sheet_step_in_transit,
  out_for_delivery: m.sheet_step_out_for_delivery,
  delivered: m.sheet_step_delivered,
  returned: m.sheet_step_returned,
  cancelled: m.sheet_step_cancelled,
  on_hold: m.sheet_step_on_hold,
  refused: m.sheet_step_refused,
}

const toDo: Partial<Record<Mark['state'], () => string>> = {
  booked: m.sheet_step_todo_booked,
  in_transit: m.sheet_step_todo_in_transit,
  out_for_delivery: m.sheet_step_todo_out_for_delivery,
  delivered: m.sheet_step_todo_delivered,
}

export function stepWords({ state, look }: Pick<Mark, 'state' | 'look'>): string {
  if (look === 'to_do') return (toDo[state] ?? done[state])()
  return state === 'on_hold' && look === 'bad' ? m.sheet_step_on_hold_now() : done[state]()
}

const looks = {
  done: m.sheet_step_is_done,
  now: m.sheet_step_is_now,
  to_do: m.sheet_step_is_todo,
  bad: m.sheet_step_is_bad,
}

export const lookWords = (look: Mark['look']): string => looks[look]()
