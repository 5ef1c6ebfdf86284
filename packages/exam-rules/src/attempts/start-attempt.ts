import type { Attempt } from './attempt.ts'
import { canStart, type StartRefusal } from './can-start.ts'
import { endsAt } from './ends-at.ts'
import type { PaperTimes } from './paper.ts'

export type Started =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly reason: StartRefusal }

export function startAttempt(now: Date, paper: PaperTimes, earlier: readonly Attempt[]): Started {
  const decision = canStart(now, paper, earlier)
  if (!decision.can) return { ok: false, reason: decision.reason }
  const attempt = {
    startedAt: now,
    endsAt: endsAt(now, paper),
    pausedAt: paper.pausedAt,
    ranked: decision.ranked,
    finish: null,
    regradedAt: null,
  }
  return { ok: true, attempt }
}
