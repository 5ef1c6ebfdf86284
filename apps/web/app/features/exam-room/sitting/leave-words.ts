import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { SaveState } from '../engine/room.ts'

/** Where the answers are when the room is left, without promising more than is true. */
export function leaveWords({ waiting, durable }: Pick<SaveState, 'waiting' | 'durable'>): string {
  if (waiting === 0) return m.room_leave_saved()
  const n = formatNumber(waiting, getLocale())
  return durable ? m.room_leave_stored({ n }) : m.room_leave_fragile({ n })
}
