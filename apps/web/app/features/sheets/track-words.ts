import { formatAtTime } from '@prostuti/text/dates'
import * as text from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { Delivery, DeliveryState } from './sheet-queries.ts'
import type { Mark } from './way.ts'

const heads: Record<DeliveryState, () => string> = {
  draft: text.sheet_head_draft,
  booked: text.sheet_head_booked,
  picked: text.sheet_head_picked,
  in_transit: text.sheet_head_in_transit,
  out_for_delivery: text.sheet_head_out_for_delivery,
  delivered: text.sheet_head_delivered,
  returned: text.sheet_head_returned,
  cancelled: text.sheet_head_cancelled,
  on_hold: text.sheet_head_on_hold,
}

const texts: Record<Exclude<DeliveryState, 'draft'>, () => string> = {
  booked: text.sheet_text_booked,
  picked: text.sheet_text_picked,
  in_transit: text.sheet_text_in_transit,
  out_for_delivery: text.sheet_text_out_for_delivery,
  delivered: text.sheet_text_delivered,
  returned: text.sheet_text_returned,
  cancelled: text.sheet_text_cancelled,
  on_hold: text.sheet_text_on_hold,
}

export function headWords(delivery: Pick<Delivery, 'state' | 'address_refused' | 'books_at' | 'courier'>) {
  const { state, address_refused, books_at, courier } = delivery
  if (address_refused) return { title: text.sheet_refused_title(), text: text.sheet_refused_text() }
  if (state !== 'draft') return { title: heads[state](), text: texts[state]() }
  const soon = courier === 'manual' ? text.sheet_text_draft_hand() : text.sheet_text_draft_soon()
  const words =
    books_at === null ? soon : text.sheet_text_draft({ time: formatAtTime(new Date(books_at), getLocale()) })
  return { title: heads.draft(), text: words }
}

const done: Record<Mark['state'], () => string> = {
  draft: text.sheet_step_draft,
  booked: text.sheet_step_booked,
  picked: text.sheet_step_picked,
  in_transit: text.sheet_step_in_transit,
  out_for_delivery: text.sheet_step_out_for_delivery,
  delivered: text.sheet_step_delivered,
  returned: text.sheet_step_returned,
  cancelled: text.sheet_step_cancelled,
  on_hold: text.sheet_step_on_hold,
  refused: text.sheet_step_refused,
}

const toDo: Partial<Record<Mark['state'], () => string>> = {
  booked: text.sheet_step_todo_booked,
  in_transit: text.sheet_step_todo_in_transit,
  out_for_delivery: text.sheet_step_todo_out_for_delivery,
  delivered: text.sheet_step_todo_delivered,
}

export function stepWords({ state, look }: Pick<Mark, 'state' | 'look'>): string {
  if (look === 'to_do') return (toDo[state] ?? done[state])()
  return state === 'on_hold' && look === 'bad' ? text.sheet_step_on_hold_now() : done[state]()
}

const looks = {
  done: text.sheet_step_is_done,
  now: text.sheet_step_is_now,
  to_do: text.sheet_step_is_todo,
  bad: text.sheet_step_is_bad,
}

export const lookWords = (look: Mark['look']): string => looks[look]()
