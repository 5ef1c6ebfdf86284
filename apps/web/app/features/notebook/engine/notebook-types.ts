import type { BodyOf, notebookQueue, ResponseOf, sendNotebookReviews } from '@prostuti/contract'
import type { WireAnswer } from '../../../kit/exam/exam-types.ts'

export type Queue = ResponseOf<typeof notebookQueue>
export type RetestCard = Queue['cards'][number]
export type ReviewsBody = BodyOf<typeof sendNotebookReviews>
export type ReviewsAnswer = ResponseOf<typeof sendNotebookReviews>
export type Feeling = 'easy' | 'hard'

/** Today's cards as this device keeps them, so that a retest needs no network. */
export type KeptDay = {
  queue: Queue
  /** When they were asked for, by the device's clock: what was on the server's disk before that, they know of. */
  askedAt: number
}

/** One retest as this device took it down. It stays here until the server has it and its day is over. */
export type Review = {
  id: string
  questionId: number
  answer: WireAnswer
  /** Of an `mcq` the stems that were asked; null for all. By the time it is sent, the card may ask others. */
  stems?: number[] | null | undefined
  feeling?: Feeling | undefined
  answeredAt: string
  durationMs: number
  sequence: number
  /** As judged here, for the words on the screen; the server judges for itself. */
  right: boolean
  /** How often its doctor changed it: the higher is the later. Missing where it was kept before this was counted. */
  revision?: number | undefined
  /** Its doctor may still say more of it: it is not sent yet. */
  open?: boolean | undefined
  /** It may have reached the server: to take it back the server has to be told. */
  tried: boolean
  /** When the server said that it has it, by the device's clock. */
  keptAt?: number | undefined
  /** The server will never take it. */
  refused?: boolean | undefined
  undoneAt?: string | undefined
  undoneKept?: boolean | undefined
}
