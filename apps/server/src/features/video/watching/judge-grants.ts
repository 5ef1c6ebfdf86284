/** One way to a video: from when, until when (null: as long as the batch runs), and through which enrolment, if any. */
type Grant = { enrolmentId: number | null; opensAt: Date; until: Date | null }

/** The open ones that need no fee first, so that a subscription is not held up by what is owed elsewhere. */
export function judgeGrants<D extends Grant>(grants: D[], now: Date): { open: D[]; coming: D[]; past: D[] } {
  const isPast = ({ until }: Grant) => until !== null && until < now
  const begun = grants.filter(({ opensAt }) => opensAt <= now)
  return {
    open: begun
      .filter((grant) => !isPast(grant))
      .sort((one, other) => Number(one.enrolmentId !== null) - Number(other.enrolmentId !== null)),
    coming: grants.filter((grant) => grant.opensAt > now),
    past: begun.filter(isPast),
  }
}
