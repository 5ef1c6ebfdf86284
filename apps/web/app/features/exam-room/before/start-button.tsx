import * as m from '@prostuti/text/messages'
import { useConnected } from '../../../kit/connection/connection.ts'
import styles from '../../../kit/exam/rules/before.module.css'
import type { WaitingRoom } from '../engine/room.ts'

type StartButtonProps = {
  room: WaitingRoom
  words: string
  /** A further attempt names its number. */
  attempt?: number
  /** Beside something more important. */
  quiet?: boolean
}

/** The clock begins on the click and on nothing else. */
export function StartButton({ room, words, attempt, quiet = false }: StartButtonProps) {
  const connected = useConnected()
  const { starting, problem } = room
  return (
    <>
      <button
        type="button"
        className={`btn ${quiet ? 'btn-line' : 'btn-go'} btn-full`}
        aria-disabled={starting || undefined}
        onClick={starting ? undefined : () => room.start(attempt)}
      >
        {starting ? m.room_starting() : words}
      </button>
      <div className={styles.beforeProblem} role="status">
        {!connected ? m.room_start_offline() : problem && !starting && (problem.message || m.room_start_failed())}
      </div>
    </>
  )
}
