import type {
  ExamCard,
  ExamProperty,
  ExamQuestion,
  ExamResult,
  SittingMessage,
  WireAnswer,
} from '../../../kit/exam/exam-types.ts'

export type Fullness = 'empty' | 'partial' | 'full'

/** What went wrong, as an `ApiError` says it; `message` may be empty. */
export type RoomError = { code: string; status: number; message: string }

export type RoomView = 'one' | 'all'

export type SaveState = {
  /** Answered questions whose newest choice the server has on disk. */
  saved: number
  /** Questions of the paper. */
  total: number
  /** Choices that only this device has. */
  waiting: number
  /** False where the browser keeps nothing over a reload: then nobody may say that a choice is kept on the device. */
  durable: boolean
  /** `stored`: on this device, not yet on the server. A choice that is being written this moment is `none`. */
  ofQuestion(id: number): 'none' | 'saved' | 'stored'
}

export type RunningRoom = {
  phase: 'running'
  exam: ExamCard
  property: ExamProperty
  attempt: number
  questions: ExamQuestion[]
  /** What is chosen now, saved or not. A choice that was taken back is not in it. */
  answers: ReadonlyMap<number, WireAnswer>
  fullness(id: number): Fullness
  seen: ReadonlySet<number>
  flagged: ReadonlySet<number>
  /** The index of the question that is looked at. */
  here: number
  goTo(index: number): void
  /** Does nothing once the time is up. */
  choose(questionId: number, answer: WireAnswer): void
  toggleFlag(questionId: number): void
  view: RoomView
  setView(view: RoomView): void
  save: SaveState
  connection: 'online' | 'offline'
  /** Why nothing is sent although there is a network: the doctor has to sign in again, or to verify this device. */
  trouble: 'signed-out' | 'device' | null
  /** On the same scale as `now()`. */
  endsAt: number
  /** The server's clock, counted on in this browser; whatever the phone's own clock says. */
  now(): number
  /** Sends what waits, then hands in. */
  finish(): void
  finishing: 'no' | 'sending' | 'failed'
  /** Why it could not be handed in; goes away with the next try. */
  finishProblem: RoomError | null
  /** The rooms are covered: nothing can be chosen, what was chosen before is still sent, and no time is lost. */
  paused: boolean
  /** What the control room gave or said, until it was read. */
  messages: readonly SittingMessage[]
  readMessage(id: number): void
  /** The time is up: nothing can be chosen any more, the last saves are being sent. */
  ended: boolean
}

/** The exam room as it stands at this moment. The functions in it stay the same as long as the room is open. */
export type Room =
  | { phase: 'loading' }
  | { phase: 'failed'; error: RoomError; retry(): void }
  | {
      /** Before the exam. Nothing has begun; `exam.mine` tells of attempts that are finished. */
      phase: 'waiting'
      exam: ExamCard
      property: ExamProperty
      starting: boolean
      problem: RoomError | null
      /** Begins the exam: the first attempt, or the next one where there was one before. */
      start(attempt?: number): void
      /** Asks for the exam again: when it has opened meanwhile. */
      refresh(): void
      now(): number
    }
  | RunningRoom
  | {
      phase: 'finished'
      exam: ExamCard
      property: ExamProperty
      result: ExamResult
      /** The numbers of the questions whose choice on this device never reached the server, or came too late. */
      unsaved: number[]
    }

/** Before the exam: the rules, and the click that begins it. */
export type WaitingRoom = Extract<Room, { phase: 'waiting' }>
