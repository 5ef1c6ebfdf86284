export type MeetingParticipant = { firstName: string; lastName: string; email: string }
export type Registrant = { registrantId: string; joinUrl: string }

/**
 * Zoom, as far as a live class needs it. `register` may take seconds, so it is never asked inside a transaction; it throws
 * ZoomAway when Zoom cannot be reached or wants to be left alone, and ZoomRefused for a meeting that takes no registrants.
 */
export type Zoom = {
  /** Makes a link of their own for one participant. False where the centre has no account: then everybody has the shared link. */
  canRegister: boolean
  register(meetingNumber: string, participant: MeetingParticipant): Promise<Registrant>
  /** A signature for Zoom's SDK in the browser; undefined where the centre has no app of its own. */
  sign(meetingNumber: string, now: Date): string | undefined
}

/** Zoom did not answer, or said to come back later. */
export class ZoomAway extends Error {
  readonly code: string
  /** How long to leave Zoom alone. */
  readonly pauseMs: number

  constructor(code: string, meaning: string, pauseMs: number) {
    super(`zoom: ${meaning} (${code})`)
    this.name = 'ZoomAway'
    this.code = code
    this.pauseMs = pauseMs
  }
}

/** Zoom understood, and does not register anybody for this meeting: it is gone, or was made without registration. */
export class ZoomRefused extends Error {
  constructor(reason: string) {
    super(`zoom: ${reason}`)
    this.name = 'ZoomRefused'
  }
}
