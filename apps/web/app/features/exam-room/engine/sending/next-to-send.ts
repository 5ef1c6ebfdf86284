import { type Ledger, waitingIds } from '../ledger.ts'

type Sending = {
  ledger: Ledger
  /** Questions that are on their way. */
  inFlight: ReadonlySet<number>
  /** The question that is looked at. */
  hereId: number | undefined
  /** Whether this choice may be tried now, or has to wait after a failure. */
  mayTry(questionId: number, sequence: number): boolean
}

/** The choices to send next: that of the question in front of the doctor first, then what has waited longest. */
export function nextToSend({ ledger, inFlight, hereId, mayTry }: Sending): number[] {
  const ready = waitingIds(ledger).filter(
    (id) => !inFlight.has(id) && mayTry(id, ledger.entries.get(id)?.sequence ?? 0),
  )
  return hereId !== undefined && ready.includes(hereId) ? [hereId, ...ready.filter((id) => id !== hereId)] : ready
}
