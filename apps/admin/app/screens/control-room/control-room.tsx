import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Lock, Megaphone, Timer } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { Clock } from './clock.tsx'
import styles from './control-room.module.css'
import { Counters } from './counters.tsx'
import { GivePanel, type Whom } from './give/give-panel.tsx'
import { MessagePanel } from './give/message-panel.tsx'
import { PauseButton } from './give/pause-button.tsx'
import { Log } from './log.tsx'
import { type Board, filters, type SitterFilter } from './model/board-types.ts'
import { count } from './model/board-words.ts'
import { LagPicture } from './pictures/lag-picture.tsx'
import { QuestionStrip } from './pictures/question-strip.tsx'
import type { Verb } from './rows/chosen-bar.tsx'
import { Sitters } from './rows/sitters.tsx'
import { useChosen } from './rows/use-chosen.ts'
import { useBoard } from './use-board.ts'
import { useServerNow } from './use-server-now.ts'
import { useWatching } from './use-watching.ts'

const isFilter = (text: string | null): text is SitterFilter => filters.some((filter) => filter === text)

/** The control room of one exam: how it goes at this moment, and what can be done for those who sit it. */
export function Component() {
  const { id = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('state')
  const chosenFilter = isFilter(wanted) ? wanted : undefined
  const search = address.get('q') ?? ''
  const [after, setAfter] = useState<string>()
  const watched = useBoard({ id, state: chosenFilter, search, after })
  const { board, failure } = watched
  const ask = (name: 'state' | 'q', value: string) => {
    setAfter(undefined)
    setAddress(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true },
    )
  }
  if (failure?.status === 404) throw failure
  if (board === undefined)
    return failure ? (
      <Unread error={failure} retry={() => location.reload()} />
    ) : (
      <p role="status">{m.office_loading()}</p>
    )
  return (
    <Room
      {...{ board, watched, search, after }}
      // Before it opens, who is expected is all there is to see.
      filter={chosenFilter ?? (board.paper.phase === 'before' && board.counts.absent !== null ? 'absent' : 'started')}
      onFilter={(filter) => ask('state', filter)}
      onSearch={(text) => ask('q', text)}
      onPage={setAfter}
    />
  )
}

type RoomProps = {
  board: Board
  watched: ReturnType<typeof useBoard>
  filter: SitterFilter
  search: string
  after: string | undefined
  onFilter: (filter: SitterFilter) => void
  onSearch: (search: string) => void
  onPage: (after: string | undefined) => void
}

const everybody: Whom = { all: true }

function Room({ board, watched, filter, search, after, onFilter, onSearch, onPage }: RoomProps) {
  const { paper, may, counts, answered, lag } = board
  const now = useServerNow(watched)
  useWatching(paper.phase === 'running' && counts.writing + counts.quiet + counts.silent > 0)
  const chosen = useChosen(board.rows)
  const [panel, setPanel] = useState<{ verb: Verb; whom: Whom }>()
  const isRunning = paper.phase === 'running'
  const open = (verb: Verb, whom: Whom) => isRunning && setPanel({ verb, whom })
  /** For the chosen ones; for all where nobody is chosen and the member answers for all. */
  const openFor = (verb: Verb) => {
    const attempts = [...chosen.sitters.keys()]
    if (attempts.length > 0) open(filter === 'finished' && verb === 'extend' ? 'reopen' : verb, { attempts })
    else if (may.all) open(verb, everybody)
  }
  useKeys({
    ...Object.fromEntries(filters.map((each, nth) => [String(nth + 1), () => onFilter(each)])),
    t: () => (may.control ? openFor('extend') : false),
    m: () => (may.control ? openFor('message') : false),
  })
  const close = () => setPanel(undefined)
  const done = () => {
    close()
    chosen.clear()
  }
  return (
    <>
      <Head board={board} onVerb={(verb) => open(verb, everybody)} />
      <Notes {...{ board, watched, now }} />
      <div className={styles.room}>
        <div className={styles.main}>
          <Counters counts={counts} chosen={filter} onChoose={onFilter} />
          <div className={styles.pictures}>
            <LagPicture lag={lag} />
            <QuestionStrip paperId={paper.id} answered={answered} started={counts.started} />
          </div>
          <Sitters {...{ board, now, filter, search, onSearch, after, onPage, chosen }} onVerb={openFor} />
        </div>
        <div className={styles.side}>
          <Clock board={board} now={now} />
          {panel && may.control && (
            <div className={styles.panel} key={`${panel.verb} ${JSON.stringify(panel.whom)}`}>
              {panel.verb === 'message' ? (
                <MessagePanel id={paper.id} whom={panel.whom} onClose={close} onDone={done} />
              ) : (
                <GivePanel
                  id={paper.id}
                  whom={panel.whom}
                  reopens={panel.verb === 'reopen'}
                  onClose={close}
                  onDone={done}
                />
              )}
            </div>
          )}
          <Log board={board} now={now} />
        </div>
      </div>
    </>
  )
}

function Head({ board, onVerb }: { board: Board; onVerb: (verb: Verb) => void }) {
  const { paper, may } = board
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.crumb}>
          <Link to="/control-room">{m.office_control()}</Link>
        </p>
        <div className={styles.title}>
          <h1>{pickText(paper.title, getLocale())}</h1>
          <span className={`chip ${styles.frozen}`}>
            <Lock aria-hidden="true" size={14} />
            {m.office_control_frozen()}
          </span>
          <span className="chip">{m.office_control_questions({ count: count(paper.questions) })}</span>
        </div>
      </div>
      {may.all && paper.phase === 'running' ? (
        <div className={styles.acts}>
          <button type="button" className="btn btn-line" onClick={() => onVerb('message')}>
            <Megaphone aria-hidden="true" size={18} />
            {m.office_control_message_all()}
          </button>
          <button type="button" className="btn btn-line" onClick={() => onVerb('extend')}>
            <Timer aria-hidden="true" size={18} />
            {m.office_control_extend_all()}
          </button>
          <PauseButton board={board} />
        </div>
      ) : (
        !may.control && <p className={styles.crumb}>{m.office_control_only_look()}</p>
      )}
    </div>
  )
}

/** Younger figures are as good as new. */
const staleMs = 4000

/** What must be known before anything is read: that it is paused, not open yet, over, or that the figures are old. */
function Notes({
  board: { paper },
  watched,
  now,
}: {
  board: Board
  watched: ReturnType<typeof useBoard>
  now: number
}) {
  const hasScreen = useHasScreen()
  const age = now - Date.parse(watched.board?.server_time ?? '')
  const results = `/results/${paper.id}`
  return (
    <div role="status" className={styles.notes}>
      {watched.failure && age > staleMs && (
        <p data-is="stale">{m.office_control_stale({ seconds: count(Math.round(age / 1000)) })}</p>
      )}
      {paper.paused_at && <p>{m.office_control_paused_note()}</p>}
      {paper.phase === 'before' && <p>{m.office_control_before_text()}</p>}
      {paper.phase === 'after' && hasScreen(results) && (
        <p>
          <Link className="link-in" to={results}>
            {m.office_control_results()}
          </Link>
        </p>
      )}
    </div>
  )
}
