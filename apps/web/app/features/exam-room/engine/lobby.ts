import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import type { ExamCard, ExamProperty } from '../../../kit/exam/exam-types.ts'
import { roomError } from './room-error.ts'
import type { Room, RoomError } from './room-types.ts'
import type { PaperInHand } from './sealed/paper-in-hand.ts'

type LobbyDeps = {
  client: ExamClient
  paper: PaperInHand
  attempt: number | undefined
  now(): number
  round(): number
  shown(): Room
  show(room: Room): void
  sit(attempt: number | undefined, round: number): Promise<void>
}

type ShowWaiting = (exam: ExamCard, property: ExamProperty, problem?: RoomError | null, starting?: boolean) => void

/** The room before the exam: nothing has begun, and nothing begins without a click. */
export function createLobby({ client, paper, attempt, now, round, shown, show, sit }: LobbyDeps): ShowWaiting {
  const showWaiting: ShowWaiting = (exam, property, problem = null, starting = false) =>
    show({
      phase: 'waiting',
      exam,
      property,
      starting,
      problem,
      now,
      start(further) {
        const room = shown()
        if (room.phase !== 'waiting' || room.starting) return
        const mine = round()
        showWaiting(exam, property, null, true)
        // By its number, so that a click whose answer was lost begins no further one when it is repeated.
        sit(further ?? attempt ?? (exam.mine ? exam.next_attempt : undefined), mine).catch((error: unknown) => {
          if (mine === round()) showWaiting(exam, property, roomError(error))
        })
      },
      refresh() {
        const mine = round()
        client.look().then(
          (fresh) => {
            const room = shown()
            if (mine !== round() || room.phase !== 'waiting' || room.starting) return
            paper.expect(fresh.sealed_paper, Date.parse(fresh.exam.opens_at) - now())
            showWaiting(fresh.exam, fresh.property, room.problem)
          },
          // What is on the screen stays true as far as we know.
          () => {},
        )
      },
    })
  return showWaiting
}
