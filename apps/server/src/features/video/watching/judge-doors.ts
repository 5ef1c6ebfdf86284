/** One way to a video: from when, until when (null: as long as the batch runs), and through which enrolment, if any. */
type Door = { enrolmentId: number | null; opensAt: Date; until: Date | null }

/** The open ones that need no fee first, so that a subscription is not held up by what is owed elsewhere. */
export function judgeDoors<D extends Door>(doors: D[], now: Date): { open: D[]; coming: D[]; past: D[] } {
  const isPast = ({ until }: Door) => until !== null && until < now
  const begun = doors.filter(({ opensAt }) => opensAt <= now)
  return {
    open: begun
      .filter((door) => !isPast(door))
      .sort((one, other) => Number(one.enrolmentId !== null) - Number(other.enrolmentId !== null)),
    coming: doors.filter((door) => door.opensAt > now),
    past: begun.filter(isPast),
  }
}
