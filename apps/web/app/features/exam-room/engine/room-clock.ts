/** What a clock is read from. `ticks` grows evenly whatever is done to the phone's clock; `wall` is that clock. */
export type Ticking = { ticks(): number; wall(): number }

export type RoomClock = {
  /** The server's time at this moment, as well as this browser knows it. */
  now(): number
  /** False when the phone has slept, or the room was opened without a network: then the server has to be asked before anything is closed for good. */
  isSure(): boolean
  /** How far we may be from the server's time: the call that told us was on its way for so long. */
  doubt(): number
  /** The server said `serverTime` somewhere between the two ticks. */
  measure(serverTime: number, asked: number, answered: number): void
  /** From what was kept, until the server can be asked. */
  restore(stored: StoredClock): void
  toStore(): StoredClock
  /** To be called when the page is looked at again: ticks stand still while some phones sleep. */
  wake(): void
}

/** How far the server's clock is ahead of the phone's, and a moment that is certainly over. */
export type StoredClock = { ahead: number; over: number }

/** Less than this is a slow page, not a sleep. */
const sleepMs = 3000

export function createRoomClock({ ticks, wall }: Ticking): RoomClock {
  /** Server's time minus ticks. */
  let offset = wall() - ticks()
  let roundTrip = Number.POSITIVE_INFINITY
  let sure = false
  let seen = { ticks: ticks(), wall: wall() }

  const now = () => ticks() + offset

  return {
    now,
    isSure: () => sure,
    doubt: () => roundTrip / 2,
    measure(serverTime, asked, answered) {
      const trip = answered - asked
      const found = serverTime - (asked + answered) / 2
      // A slower call knows the time less well; it only counts when it cannot be reconciled with what we had.
      const contradicts = Math.abs(found - offset) > (trip + roundTrip) / 2
      if (!sure || trip <= roundTrip || contradicts) {
        offset = found
        roundTrip = trip
      }
      sure = true
      seen = { ticks: ticks(), wall: wall() }
    },
    restore({ ahead, over }) {
      offset = Math.max(wall() + ahead, over) - ticks()
      roundTrip = Number.POSITIVE_INFINITY
      sure = false
      seen = { ticks: ticks(), wall: wall() }
    },
    toStore: () => ({ ahead: Math.round(now() - wall()), over: Math.floor(now()) }),
    wake() {
      const slept = wall() - seen.wall - (ticks() - seen.ticks)
      seen = { ticks: ticks(), wall: wall() }
      if (Math.abs(slept) < sleepMs) return
      // Either the phone slept or somebody set its clock; only the server can say which. Until then we believe the
      // sleep, which is common: a room that shows too much time would take answers nobody counts.
      if (slept > 0) offset += slept
      sure = false
    },
  }
}
