import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RunningRoom } from '../engine/room.ts'
import { useRoomWords } from '../room-words.ts'
import finishStyles from '../styles/finish.module.css'
import { leaveWords } from './leave-words.ts'
import { timeWords } from './time/time-words.ts'

type LeaveDialogProps = {
  room: RunningRoom
  to: string
  /** Leaves another way than by the link. */
  onLeave?: (() => void) | undefined
  onClose: () => void
}

/** Before the room is left: time runs on, and where the answers are. Staying is the one that shines. */
export function LeaveDialog({ room, to, onLeave, onClose }: LeaveDialogProps) {
  // As it was when the question was asked: a sentence that ticks cannot be read.
  const [time] = useState(() => timeWords(room.endsAt - room.now()))
  const words = useRoomWords()
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.leaveTitle()}
      actions={
        <>
          <button type="button" className="btn btn-go" onClick={onClose}>
            {words.stay()}
          </button>
          <Link
            className="btn btn-line"
            to={to}
            onClick={(event) => {
              if (onLeave === undefined) return
              event.preventDefault()
              onLeave()
            }}
          >
            {m.room_leave_go()}
          </Link>
        </>
      }
    >
      <p>{room.property.study ? m.practice_leave_text() : words.leaveText({ time })}</p>
      <p className={finishStyles.finishNote} role="status">
        {leaveWords(room.save)}
      </p>
    </Dialog>
  )
}
