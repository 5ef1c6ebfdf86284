import type { Slot } from './cut-slots.ts'
import type { Work } from './lay-work.ts'

type Piece = Work & { slots: number }

/**
 * Whether all work can be done in these slots at all: the greatest flow from each half hour of work through the slots it may
 * stand in and through the room of their days. Slow, and written without any knowledge of how the planner chooses.
 */
export function canBeDone(work: readonly Piece[], slots: readonly Slot[], roomOn: (day: string) => number): boolean {
  const days = [...new Set(slots.map(({ day }) => day))]
  const capacity = new Map<string, Map<string, number>>()
  const join = (from: string, to: string, room: number) => {
    capacity.set(from, (capacity.get(from) ?? new Map()).set(to, room))
    const back = capacity.get(to) ?? new Map()
    capacity.set(to, back.set(from, back.get(from) ?? 0))
  }
  for (const piece of work) join('source', `work ${piece.key}`, piece.slots)
  for (const [position, slot] of slots.entries()) {
    join(`slot ${position}`, `day ${slot.day}`, 1)
    for (const { key, from, deadline } of work)
      if (from <= slot.day && (deadline === null || slot.to <= deadline)) join(`work ${key}`, `slot ${position}`, 1)
  }
  for (const day of days) join(`day ${day}`, 'sink', Math.max(0, roomOn(day)))
  const wanted = work.reduce((sum, piece) => sum + piece.slots, 0)
  let flow = 0
  while (flow < wanted && push(capacity, 'source', new Set())) flow += 1
  return flow === wanted
}

function push(capacity: Map<string, Map<string, number>>, at: string, seen: Set<string>): boolean {
  if (at === 'sink') return true
  seen.add(at)
  for (const [next, room] of capacity.get(at) ?? []) {
    if (room <= 0 || seen.has(next) || !push(capacity, next, seen)) continue
    capacity.get(at)!.set(next, room - 1)
    const back = capacity.get(next)!
    back.set(at, (back.get(at) ?? 0) + 1)
    return true
  }
  return false
}
