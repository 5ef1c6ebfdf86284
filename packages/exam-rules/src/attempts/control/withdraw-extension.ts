import { type Attempt, endNow } from '../attempt.ts'

/** How long a grant of time can be taken back. */
export const withdrawableMs = 60_000

/** `too_late`: a minute has passed. `time_begun`: somebody's time would be over at once, and it was promised to them. */
export type WithdrawRefusal = 'too_late' | 'time_begun'

type AttemptExtension = { readonly attempt: Attempt; readonly givenMs: number }

/**
 * Takes back time that was given by mistake. Only while every end is still ahead without it: at no moment does anybody find closed
 * what was open to them at that moment. Who has handed in meanwhile keeps what they had.
 */
export function withdrawnEnds<Extension extends AttemptExtension>(
  now: Date,
  givenAt: Date,
  extensions: readonly Extension[],
): { ok: true; ends: { extension: Extension; endsAt: Date }[] } | { ok: false; reason: WithdrawRefusal } {
  if (now.getTime() - givenAt.getTime() > withdrawableMs) return { ok: false, reason: 'too_late' }
  const ends = extensions
    .filter(({ attempt }) => attempt.finish === null)
    .map((extension) => ({
      extension,
      endsAt: new Date(extension.attempt.endsAt.getTime() - extension.givenMs),
    }))
  const isAhead = ({ extension: { attempt }, endsAt }: (typeof ends)[number]) =>
    endNow(now, { ...attempt, endsAt }) > now
  return ends.every(isAhead) ? { ok: true, ends } : { ok: false, reason: 'time_begun' }
}
