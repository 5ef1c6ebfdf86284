import { dhakaDate } from '@prostuti/text/dhaka-date'
import { SmsRefused } from '../../sms/index.ts'

const minute = 60_000

/**
 * What a try means for its doctor. `next`: this gateway surely did not take it, another may. `ask`: it may have been taken, and the
 * gateway can be asked by sending the same message with the same id. `doubtful`: nobody can say.
 */
type TryVerdict = 'sent' | 'failed' | 'next' | 'ask' | 'doubtful'

type Tried = {
  /** What was thrown; undefined when the gateway took it. */
  error: unknown
  /** The gateway refuses an id that it has had today. */
  knowsOwnIds: boolean
  /** The message was sent before with this id, and nobody knows what became of it. */
  isAsking: boolean
}

export function judgeTry({ error, knowsOwnIds, isAsking }: Tried): TryVerdict {
  if (error === undefined) return 'sent'
  const refused = error instanceof SmsRefused ? error : undefined
  const unknown = knowsOwnIds ? 'ask' : 'doubtful'
  if (refused?.duplicate) return isAsking ? 'sent' : 'doubtful'
  if (refused?.permanent) return 'failed'
  // Whoever is asked and refuses for another reason has not said whether the first one was taken.
  if (refused === undefined || refused.uncertain || isAsking) return unknown
  return 'next'
}

/** A gateway's day may begin some minutes before or after ours. */
const clocksDifferMs = 10 * minute

/** Whether an id that was used at one moment is still known at another. */
export const isSameDay = (triedAt: Date, now: Date): boolean =>
  dhakaDate(new Date(triedAt.getTime() - clocksDifferMs)) === dhakaDate(new Date(now.getTime() + clocksDifferMs))

/** At most twenty characters, as the strictest gateway wants it: the campaign's key, the doctor, the number of the try. */
export const messageId = (key: string, doctorId: number, tries: number): string =>
  `${key}${doctorId.toString(36)}-${tries.toString(36)}`

const pausesMs = [1, 2, 5, 10, 15].map((minutes) => minutes * minute)

/** How long a campaign waits for a gateway that takes nothing: longer each time. */
export const gatewayPauseMs = (pausesBefore: number): number => pausesMs[pausesBefore] ?? pausesMs.at(-1)!
