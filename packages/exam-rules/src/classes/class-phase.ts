const minute = 60_000

/** So long before it begins doctors are let in. */
export const opensBeforeMs = 15 * minute

/** Teachers overrun: whoever lost the connection at the end may come back so long after it. */
export const closesAfterMs = 30 * minute

export type ClassTimes = { startsAt: Date; endsAt: Date }

/**
 * Where a live class stands. `before`: nobody is let in yet; `open`: it is about to begin; `live`; `over`: its recording is
 * awaited; `recorded`: it can be watched.
 */
export type ClassPhase = 'before' | 'open' | 'live' | 'over' | 'recorded'

export function classPhase(
  now: Date,
  { startsAt, endsAt, hasRecording }: ClassTimes & { hasRecording: boolean },
): ClassPhase {
  const at = now.getTime()
  if (at < startsAt.getTime() - opensBeforeMs) return 'before'
  if (at < startsAt.getTime()) return 'open'
  if (at < endsAt.getTime()) return 'live'
  return hasRecording ? 'recorded' : 'over'
}

/** Whether a press lets a doctor in. What is recorded is watched, not joined. */
export function mayJoinClass(now: Date, given: ClassTimes & { hasRecording: boolean }): boolean {
  const phase = classPhase(now, given)
  if (phase === 'over') return now.getTime() < given.endsAt.getTime() + closesAfterMs
  return phase === 'open' || phase === 'live'
}

/** The moments at which a class turns, in the order of time. */
export const classTurns = ({ startsAt, endsAt }: ClassTimes): Date[] => [
  new Date(startsAt.getTime() - opensBeforeMs),
  startsAt,
  endsAt,
  new Date(endsAt.getTime() + closesAfterMs),
]
