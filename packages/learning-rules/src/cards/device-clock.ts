/** So far apart clocks may be without anybody having set one wrongly, or a message having been slow. */
const tolerance = 5 * 60_000

type Reading = {
  /** When it happened, by the clock of the device. */
  answeredAt: Date
  /** What that clock said when it was sent. */
  sentAt: Date
  receivedAt: Date
  /** When the card was made: nothing can have been answered before. */
  madeAt: Date
}

/**
 * When something really happened on a device whose clock may be wrong: set right by how far that clock was off at the sending, and
 * never later than now nor earlier than the card. Nothing is refused for its time, so that no review is lost.
 */
export function settleMoment({ answeredAt, sentAt, receivedAt, madeAt }: Reading): Date {
  const off = receivedAt.getTime() - sentAt.getTime()
  const at = answeredAt.getTime() + (Math.abs(off) > tolerance ? off : 0)
  return new Date(Math.max(Math.min(at, receivedAt.getTime()), Math.min(madeAt.getTime(), receivedAt.getTime())))
}
