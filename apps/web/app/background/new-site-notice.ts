const dayMs = 24 * 60 * 60 * 1000

/**
 * Shown when it was never closed, or more than 24 hours ago. A time in the future comes from a clock that was wrong:
 * it says nothing, so the notice shows and the next closing puts it right.
 */
export function isNoticeDue(closedAt: string | null, now: number): boolean {
  const closed = Number(closedAt)
  if (closedAt === null || closedAt.trim() === '' || !Number.isFinite(closed)) return true
  return closed > now || now - closed > dayMs
}
