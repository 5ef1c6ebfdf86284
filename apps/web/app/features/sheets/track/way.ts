import type { Delivery, DeliveryState } from '../sheet-queries.ts'

export type Mark = {
  key: string
  state: DeliveryState | 'refused'
  look: 'done' | 'now' | 'to_do' | 'bad'
  at: string | null
  detail: string | null
}

/** Ahead of every parcel; what else a courier tells of is shown when it has happened. */
const ahead: readonly DeliveryState[] = ['booked', 'in_transit', 'out_for_delivery', 'delivered']
const order: readonly DeliveryState[] = ['draft', 'booked', 'picked', 'in_transit', 'out_for_delivery', 'delivered']
const trouble: readonly DeliveryState[] = ['on_hold', 'returned', 'cancelled']

/** A parcel's way: what happened with its time, where it is now, and what is still to come. */
export function wayOf({
  state,
  steps,
  address_refused,
}: Pick<Delivery, 'state' | 'steps' | 'address_refused'>): Mark[] {
  // A draft that comes again is the same parcel, packed anew.
  const told = steps.filter((step, position) => step.state !== 'draft' || position === 0)
  const marks = told.map((step, position): Mark => {
    const isLast = position === told.length - 1
    const look = !isLast ? 'done' : trouble.includes(step.state) ? 'bad' : step.state === 'delivered' ? 'done' : 'now'
    return { key: String(step.id), state: step.state, look, at: step.at, detail: step.detail }
  })
  if (address_refused) {
    const [first] = marks
    if (first) first.look = 'done'
    marks.push({ key: 'refused', state: 'refused', look: 'bad', at: steps.at(-1)?.at ?? null, detail: null })
  }
  if (state === 'delivered' || state === 'returned' || state === 'cancelled') return marks
  const reached = Math.max(...told.map((step) => order.indexOf(step.state)))
  const rest = ahead.filter((each) => order.indexOf(each) > reached)
  return [...marks, ...rest.map((each): Mark => ({ key: each, state: each, look: 'to_do', at: null, detail: null }))]
}
