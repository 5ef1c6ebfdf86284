import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { RunningRoom } from '../engine/room.ts'
import { useRoomWords } from '../room-words.ts'
import { SavedCount } from '../sitting/saved-count.tsx'
import { TimeLeft } from '../sitting/time/time-left.tsx'
import styles from '../styles/navigator.module.css'
import { stateWords } from './cell-button.tsx'
import { CellGrid } from './cell-grid.tsx'
import { type Cell, type CellFilter, type CellState, cellsOf, filterCells, groupCells } from './question-states.ts'
import '@prostuti/ui/styles/filters.css'

type QuestionListProps = {
  room: RunningRoom
  /** Beside the question it also carries the clock. */
  wide: boolean
  filter: CellFilter
  setFilter: (filter: CellFilter) => void
  go: (position: number) => void
  onFinish: () => void
}

/** How every question stands, and the way to each. */
export function QuestionList({ room, wide, filter, setFilter, go, onFinish }: QuestionListProps) {
  const words = useRoomWords()
  const locale = getLocale()
  const cells = cellsOf(room)
  const shown = filterCells(cells, filter)
  const count = (name: CellFilter) => formatNumber(filterCells(cells, name).length, locale)
  const filters: [CellFilter, string][] = [
    ['all', m.room_filter_all()],
    ['left', m.room_filter_left({ n: count('left') })],
    ['flagged', m.room_filter_flagged({ n: count('flagged') })],
    ...(cells.some(({ state }) => state === 'partial') || filter === 'partial'
      ? ([['partial', m.room_filter_partial({ n: count('partial') })]] as [CellFilter, string][])
      : []),
  ]
  return (
    <nav className={styles.navi} aria-label={m.room_list()}>
      {wide && (
        <div className={styles.naviTime}>
          {!room.property.study && <TimeLeft endsAt={room.endsAt} now={room.now} />}
          <SavedCount save={room.save} offline={room.connection === 'offline'} long />
        </div>
      )}
      <Legend cells={cells} hasMcq={room.questions.some(({ type }) => type === 'mcq')} />
      <fieldset className="filters">
        <legend className="sr">{m.room_filter()}</legend>
        {filters.map(([name, words]) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {words}
          </button>
        ))}
      </fieldset>
      {shown.length > 0 ? (
        <CellGrid groups={groupCells(shown, room.questions, room.property.sections)} here={room.here} go={go} />
      ) : (
        <p className={styles.naviNone}>{noneWords[filter]()}</p>
      )}
      <div className={styles.naviFoot}>
        <button type="button" className="btn btn-line btn-full" onClick={onFinish}>
          {words.finish()}
        </button>
      </div>
    </nav>
  )
}

const noneWords: Record<CellFilter, () => string> = {
  all: m.room_filter_none_left,
  left: m.room_filter_none_left,
  flagged: m.room_filter_none_flagged,
  partial: m.room_filter_none_partial,
}

function Legend({ cells, hasMcq }: { cells: readonly Cell[]; hasMcq: boolean }) {
  const states: CellState[] = hasMcq ? ['answered', 'partial', 'seen', 'unseen'] : ['answered', 'seen', 'unseen']
  const locale = getLocale()
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state}>
          <i className={styles.cell} data-is={`key ${state}`} data-part="cell" />
          {stateWords[state]()}
          <b className="num">{formatNumber(cells.filter((cell) => cell.state === state).length, locale)}</b>
        </li>
      ))}
      <li>
        <i className={styles.cell} data-is="key seen flagged" data-part="cell" />
        {m.room_flagged()}
        <b className="num">{formatNumber(cells.filter(({ flagged }) => flagged).length, locale)}</b>
      </li>
    </ul>
  )
}
