import type { ExamCard, ExamProperty, ExamQuestion, SittingMessage } from '../../../../kit/exam/exam-types.ts'
import type { Entry, Flags } from '../ledger.ts'
import type { StoredClock } from '../room-clock.ts'

/** A running sitting as it is kept on the device, so that a reload without a network opens the room again. */
export type StoredSitting = {
  attempt: number
  endsAt: number
  exam: ExamCard
  property: ExamProperty
  questions: ExamQuestion[]
  /** Left out by rooms that were kept before there was a control room. */
  standing?: Standing
}

/** What the control room did to the sitting, as far as this device knows. */
export type Standing = {
  /** The number of what was asked for last. */
  news: number
  /** Nothing is chosen while this is so; what was chosen before is still sent. */
  paused: boolean
  /** Given or said, and not read on this device. */
  messages: SittingMessage[]
  /** Read here, and the server does not know it yet. */
  read: number[]
}

export const noStanding: Standing = { news: 0, paused: false, messages: [], read: [] }

export type StoredPosition = { here: number; seen: number[]; flags: Flags; clock: StoredClock }

export type StoredRoom = {
  sitting: StoredSitting
  entries: ReadonlyMap<number, Entry>
  position: StoredPosition | undefined
}

/** What one store has of a room. A store that was only written to while the page went has no sitting. */
export type StoredParts = Omit<StoredRoom, 'sitting'> & { sitting: StoredSitting | undefined }

/**
 * Where a device keeps its rooms. A room is named by doctor, exam and attempt: two accounts on one phone never mix, and
 * a second attempt knows nothing of the first.
 */
export type RoomStore = {
  /** Whether it outlives a reload. */
  durable: boolean
  /** The room with the highest attempt among those whose names begin like this. */
  newest(prefix: string): Promise<string | undefined>
  read(room: string): Promise<StoredParts>
  storeSitting(room: string, sitting: StoredSitting): Promise<void>
  /** Writes each unless a newer choice is there already, as another tab may have made one. */
  storeEntries(room: string, entries: Iterable<readonly [number, Entry]>): Promise<void>
  /** What the server knows, in place of everything but newer choices that wait to be sent. */
  replaceEntries(room: string, entries: ReadonlyMap<number, Entry>): Promise<void>
  storePosition(room: string, position: StoredPosition): Promise<void>
  remove(room: string): Promise<void>
  /** Rooms whose time was up before that moment and that nobody came back to. */
  removeEndedBefore(moment: number): Promise<void>
}

export const roomPrefix = (doctorId: number, client: string): string => `${doctorId}/${client}/`

export const roomName = (doctorId: number, client: string, attempt: number): string =>
  `${roomPrefix(doctorId, client)}${attempt}`

/** The name with the highest attempt; by number, because 10 comes before 9 among texts. */
export function newestOf(rooms: readonly string[], prefix: string): string | undefined {
  const attempts = rooms
    .filter((room) => room.startsWith(prefix))
    .map((room) => Number(room.slice(prefix.length)))
    .filter(Number.isInteger)
  return attempts.length === 0 ? undefined : `${prefix}${Math.max(...attempts)}`
}
