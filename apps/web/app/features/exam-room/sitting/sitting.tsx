import { toggleOption, turnStem } from '@prostuti/exam-ui/wire-answers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTimeMark } from '../../../kit/clock/use-seconds-left.ts'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import { listOf } from '../../../kit/exam/way-back.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { useKeysSwitch } from '../../../kit/keys/use-keys-switch.ts'
import { useRootMark } from '../../../kit/page/use-root-mark.ts'
import type { RunningRoom } from '../engine/room.ts'
import type { CellFilter } from '../navigator/question-states.ts'
import type { StudyParts } from '../study/study-parts.ts'
import styles from '../styles/room.module.css'
import { type Shortcut, shortcutOf } from './keyboard/shortcut-of.ts'
import { useLetGoOfMouse } from './keyboard/use-let-go-of-mouse.ts'
import { OneQuestion } from './one-question.tsx'
import { RoomBars } from './room-bars.tsx'
import { RoomTop } from './room-top.tsx'
import { savedWords } from './saved-count.tsx'
import { useGoTo } from './use-go-to.ts'
import { usePart } from './use-part.ts'
import { useQuietText } from './use-quiet-text.ts'
import { useTextSize } from './use-text-size.ts'
import { useTopHeight } from './use-top-height.ts'
import { useWarnUnsaved } from './use-warn-unsaved.ts'
import { useWide } from './use-wide.ts'

const loadList = () => import('../navigator/question-list.tsx').then(({ QuestionList }) => QuestionList)
const loadSheet = () => import('../navigator/list-sheet.tsx').then(({ ListSheet }) => ListSheet)
const loadFinish = () => import('./finish-dialog.tsx').then(({ FinishDialog }) => FinishDialog)
const loadLeaving = () => import('./leaving.tsx').then(({ Leaving }) => Leaving)
const loadCover = () => import('./news/pause-cover.tsx').then(({ PauseCover }) => PauseCover)
const loadTimeOver = () => import('./time/time-over.tsx').then(({ TimeOver }) => TimeOver)
const loadPaper = () => import('./whole-paper.tsx').then(({ WholePaper }) => WholePaper)
const loadStudy = () => import('../study/study-room.tsx').then(({ StudyRoom }) => StudyRoom)
const loadHelp = () => import('./keyboard/help-dialog.tsx').then(({ HelpDialog }) => HelpDialog)

type SittingProps = { room: RunningRoom; client: ExamClient }

/** The room while the exam runs. */
export function Sitting({ room, client }: SittingProps) {
  const wide = useWide()
  const [open, setOpen] = useState<'list' | 'finish' | 'help' | 'leave'>()
  const QuestionList = usePart(loadList, wide || open === 'list')
  const ListSheet = usePart(loadSheet, open === 'list')
  const FinishDialog = usePart(loadFinish, open === 'finish')
  const Leaving = usePart(loadLeaving, open === 'leave')
  const TimeOver = usePart(loadTimeOver, room.ended)
  const PauseCover = usePart(loadCover, room.paused)
  const WholePaper = usePart(loadPaper, room.view === 'all')
  const HelpDialog = usePart(loadHelp, open === 'help')
  const [study, onStudy] = useState<StudyParts>()
  const StudyRoom = usePart(loadStudy, room.property.study === true)
  const [filter, setFilter] = useState<CellFilter>('all')
  const [textSize, onTextSize] = useTextSize()
  const [keysOn, turnKeys] = useKeysSwitch()
  const mark = useTimeMark(room)
  const shown = room.view === 'all' && WholePaper ? 'all' : 'one'
  const [go, wish] = useGoTo(room, shown)
  const box = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  useTopHeight(head, box)
  useRootMark('exam')
  useLetGoOfMouse()
  useWarnUnsaved(room.save.waiting > 0)
  usePrefetchedPictures(room)
  useKeys((press) => (keysOn && !room.ended && !room.paused ? shortcutOf(press) : undefined), act)
  const navigate = useNavigate()
  const way = listOf(client, room.exam)
  // No clock runs on and the device has every answer: there is nothing to ask about.
  const leavingAsks = !room.property.study || (room.save.waiting > 0 && !room.save.durable)
  const savedNow = useQuietText(savedWords(room.save, 'waiting'))

  const close = () => setOpen(undefined)
  // The same function every time, or each answer would draw two hundred cells anew.
  const goThere = useCallback(
    (position: number) => {
      setOpen(undefined)
      go(position)
    },
    [go],
  )
  const showLeft = () => {
    setFilter('left')
    setOpen(wide ? undefined : 'list')
  }

  function act(shortcut: Shortcut): void {
    const question = room.questions[room.here]
    if (shortcut.to === 'next') go(room.here + 1)
    else if (shortcut.to === 'previous') go(room.here - 1)
    else if (shortcut.to === 'help') setOpen('help')
    else if (shortcut.to === 'list') {
      if (wide) document.querySelector<HTMLElement>('nav [data-arrows] [tabindex="0"]')?.focus()
      else setOpen('list')
    } else if (question && shortcut.to === 'flag') room.toggleFlag(question.id)
    else if (question && shortcut.to === 'part') {
      const part = question.parts[shortcut.position]
      const answer = room.answers.get(question.id)
      // What is explained stands.
      if (part && study?.isOpen(question.id) !== false)
        room.choose(question.id, question.type === 'sba' ? toggleOption(answer, part.id) : turnStem(answer, part.id))
    }
  }

  // Without its file the room stays as it is, with nothing left to choose.
  if (room.paused && PauseCover) return <PauseCover room={room} />
  if (room.ended && TimeOver) return <TimeOver room={room} />

  const tools = {
    view: room.view,
    setView: (view: RunningRoom['view']) => {
      close()
      room.setView(view)
    },
    textSize,
    onTextSize,
    onHelp: () => setOpen('help'),
  }
  const list = QuestionList && (
    <QuestionList
      room={room}
      wide={wide}
      filter={filter}
      setFilter={setFilter}
      go={goThere}
      onFinish={() => setOpen('finish')}
    />
  )
  return (
    <div className={styles.exam} data-part="exam" data-text={textSize} data-time={mark} data-view={room.view} ref={box}>
      <div className={styles.exHead} ref={head}>
        <RoomTop
          room={room}
          wide={wide}
          tools={tools}
          onLeave={() => (leavingAsks ? setOpen('leave') : navigate(way))}
          leavingAsks={leavingAsks}
          onList={() => setOpen('list')}
          onFinish={() => setOpen('finish')}
        />
        <RoomBars room={room} mark={mark} />
      </div>
      <div className={styles.exMain} data-part="ex-main">
        {room.view === 'all' && WholePaper ? (
          <WholePaper room={room} study={study} wish={wish} onFinish={() => setOpen('finish')} />
        ) : (
          <OneQuestion room={room} study={study} go={go} onFinish={() => setOpen('finish')} />
        )}
      </div>
      {wide && list}
      {!wide && open === 'list' && ListSheet && (
        <ListSheet tools={tools} onClose={close}>
          {list}
        </ListSheet>
      )}
      {open === 'finish' && FinishDialog && <FinishDialog room={room} go={goThere} onLeft={showLeft} onClose={close} />}
      {Leaving && leavingAsks && <Leaving room={room} to={way} open={open} onClose={close} />}
      {open === 'help' && HelpDialog && <HelpDialog keysOn={keysOn} turnKeys={turnKeys} onClose={close} />}
      {room.property.study && StudyRoom && (
        <StudyRoom {...{ room, client, onStudy, go }} onFinish={() => setOpen('finish')} />
      )}
      <p className="sr" role="status">
        {savedNow}
      </p>
    </div>
  )
}

/** Pictures are fetched while there is a network: the question they belong to may come when there is none. */
function usePrefetchedPictures({ questions }: Pick<RunningRoom, 'questions'>): void {
  useEffect(() => {
    for (const { images, parts } of questions)
      for (const image of [...images, ...parts.map((part) => part.image)]) if (image) new Image().src = image.src
  }, [questions])
}
