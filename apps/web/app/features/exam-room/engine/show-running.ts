import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { Ledger } from './ledger.ts'
import type { Fullness, RunningRoom } from './room-types.ts'
import { fullnessIn, type SittingRoom } from './sitting-room.ts'

type Counted = {
  answers: Map<number, WireAnswer>
  fullness: Map<number, Fullness>
  saved: number
  flagged: Set<number>
}

/** What is fixed as long as the room is open, so that the screen need not draw everything anew. */
export type RoomActions = Pick<
  RunningRoom,
  'goTo' | 'choose' | 'toggleFlag' | 'setView' | 'finish' | 'readMessage' | 'now'
>

export type RoomState = Pick<RunningRoom, 'view' | 'connection' | 'trouble' | 'finishing' | 'finishProblem' | 'ended'>

const none: RunningRoom['messages'] = []

/** The running room as the screens see it. Counts are made again only when the answers have changed. */
export function createRunningView(room: SittingRoom, actions: RoomActions): (state: RoomState) => RunningRoom {
  let last: { ledger: Ledger; counted: Counted } | undefined

  function count(): Counted {
    const ledger = room.ledger()
    if (last?.ledger === ledger) return last.counted
    const { questions } = room.sitting()
    const fullness = new Map(questions.map((question) => [question.id, fullnessIn(question, ledger)]))
    const answered = questions.filter(({ id }) => fullness.get(id) !== 'empty').map(({ id }) => id)
    const counted = {
      fullness,
      answers: new Map(answered.map((id) => [id, ledger.entries.get(id)?.answer ?? null])),
      saved: answered.filter((id) => ledger.entries.get(id)?.state === 'saved').length,
      flagged: new Set(ledger.flags.ids),
    }
    last = { ledger, counted }
    return counted
  }

  return (state) => {
    const { exam, property, attempt, questions, endsAt, standing } = room.sitting()
    const ledger = room.ledger()
    const { answers, fullness, saved, flagged } = count()
    return {
      phase: 'running',
      exam,
      property,
      attempt,
      questions,
      endsAt,
      paused: standing?.paused ?? false,
      messages: standing?.messages ?? none,
      answers,
      flagged,
      fullness: (id) => fullness.get(id) ?? 'empty',
      seen: room.seen(),
      here: room.here(),
      save: {
        saved,
        total: questions.length,
        waiting: room.waiting(),
        durable: room.isDurable(),
        ofQuestion(id) {
          if (ledger.entries.get(id)?.state === 'waiting') return room.isStored(id) ? 'stored' : 'none'
          return (fullness.get(id) ?? 'empty') === 'empty' ? 'none' : 'saved'
        },
      },
      ...actions,
      ...state,
    }
  }
}
