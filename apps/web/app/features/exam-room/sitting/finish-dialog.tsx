import { countStems } from '@prostuti/exam-ui/wire-answers'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import type { RunningRoom } from '../engine/room.ts'
import { CellButton } from '../navigator/cell-button.tsx'
import { type Cell, cellsOf, filterCells } from '../navigator/question-states.ts'
import finishStyles from '../styles/finish.module.css'
import navigatorStyles from '../styles/navigator.module.css'
import { HandingIn } from './handing-in.tsx'
import { timeWords } from './time/time-words.ts'
import { TroubleLink, troubleWords } from './trouble.tsx'

/** Enough to see what is missing without covering the buttons; the list of questions has the rest. */
const shown = 9

type FinishDialogProps = {
  room: RunningRoom
  go: (position: number) => void
  /** Shows all that is left in the list of questions. */
  onLeft: () => void
  onClose: () => void
}

/** Asks once before the exam is handed in, and says what is still blank. The way back is the one that shines. */
export function FinishDialog({ room, go, onLeft, onClose }: FinishDialogProps) {
  // As it was when the question was asked: a sentence that ticks cannot be read.
  const [time] = useState(() => timeWords(room.endsAt - room.now()))
  const locale = getLocale()
  const cells = cellsOf(room)
  const left = filterCells(cells, 'left')
  const partial = filterCells(cells, 'partial')
  const stems = countStems(room)
  const toFirst = (left[0] ?? partial[0])?.position
  const sending = room.finishing === 'sending'
  const offline = room.connection === 'offline'
  const stuck = offline || room.trouble !== null
  const numbers = [
    { name: m.room_finish_saved(), value: room.save.saved },
    { name: m.room_finish_left(), value: left.length },
    { name: m.room_finish_flagged(), value: room.flagged.size },
  ]
  const handIn = (
    <button
      type="button"
      className={toFirst === undefined ? 'btn btn-go' : 'btn btn-line'}
      aria-disabled={stuck || undefined}
      onClick={stuck ? undefined : room.finish}
    >
      {m.room_finish_confirm()}
    </button>
  )
  const goBack = (
    <button
      type="button"
      className={toFirst === undefined ? 'btn btn-line' : 'btn btn-go'}
      onClick={() => (toFirst === undefined ? onClose() : go(toFirst))}
    >
      {toFirst === undefined ? m.room_finish_go_on() : m.room_finish_go_back()}
    </button>
  )

  return (
    <Dialog
      open
      dismissible={!sending}
      onClose={onClose}
      title={m.room_finish_title()}
      actions={
        sending ? undefined : toFirst === undefined ? (
          <>
            {handIn}
            {goBack}
          </>
        ) : (
          <>
            {goBack}
            {handIn}
          </>
        )
      }
    >
      <p>{room.property.study ? m.practice_finish_text() : m.room_finish_text({ time })}</p>
      <dl className={finishStyles.dlgNums}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      {stems.total > 0 && (
        <p className={finishStyles.leftTitle}>
          {m.room_finish_stems({ n: formatNumber(stems.answered, locale), total: formatNumber(stems.total, locale) })}{' '}
          {partial.length > 0 && m.room_finish_partial({ n: formatNumber(partial.length, locale) })}
        </p>
      )}
      {sending ? (
        <HandingIn waiting={room.save.waiting} />
      ) : (
        <>
          <Missing title={m.room_finish_left_list()} cells={left} go={go} onMore={onLeft} />
          {left.length === 0 && (
            <Missing title={m.room_finish_partial_list()} cells={partial} go={go} onMore={onLeft} />
          )}
          <Notes room={room} offline={offline} />
        </>
      )}
    </Dialog>
  )
}

type MissingProps = { title: string; cells: readonly Cell[]; go: (position: number) => void; onMore: () => void }

function Missing({ title, cells, go, onMore }: MissingProps) {
  if (cells.length === 0) return null
  return (
    <>
      <p className={finishStyles.leftTitle}>{title}</p>
      <ul className={finishStyles.leftList}>
        {cells.slice(0, shown).map((cell) => (
          <li key={cell.id}>
            <CellButton {...cell} here={false} onClick={go} />
          </li>
        ))}
        {cells.length > shown && (
          <li>
            <button
              type="button"
              className={`${navigatorStyles.cell} ${finishStyles.more}`}
              data-is="seen"
              data-part="cell"
              onClick={onMore}
            >
              {m.room_finish_more({ n: formatNumber(cells.length - shown, getLocale()) })}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

/** What stands between the answers and the server, without pretending. */
function Notes({ room, offline }: { room: RunningRoom; offline: boolean }) {
  const { trouble } = room
  const { waiting } = room.save
  if (trouble)
    return (
      <p className={finishStyles.finishNote} role="status">
        <b>{troubleWords[trouble].title()}</b> {troubleWords[trouble].text()}{' '}
        <TroubleLink trouble={trouble} className="link-in" />
      </p>
    )
  return (
    <>
      {room.finishing === 'failed' && !offline && (
        <p className={finishStyles.finishNote} data-is="bad" role="alert">
          {room.finishProblem?.message || m.room_finish_failed()}
        </p>
      )}
      {offline ? (
        <p className={finishStyles.finishNote} role="status">
          {m.room_finish_offline()}
        </p>
      ) : (
        waiting > 0 && (
          <p className={finishStyles.finishNote} role="status">
            {m.room_finish_waiting({ n: formatNumber(waiting, getLocale()) })}
          </p>
        )
      )}
    </>
  )
}
