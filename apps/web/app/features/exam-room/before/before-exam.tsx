import {
  room_back,
  room_full_marks,
  room_network,
  room_network_text,
  room_nothing_lost,
  room_pass_marks,
  room_questions,
  room_rules,
  room_time,
} from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { Link } from 'react-router'
import { Phrase } from '../../../page/phrase.tsx'
import type { ExamDoor } from '../../exams/exam-doors.ts'
import { formatDuration, formatMarks, kindWords } from '../../exams/exam-words.ts'
import type { WaitingRoom } from '../engine/room.ts'
import { RoomIcon } from '../room-icon.tsx'
import { rulesOf } from './rules-of.ts'
import { SectionsTable } from './sections-table.tsx'
import { StartPanel } from './start-panel.tsx'
import '../styles/before.css'

/** Everything to know before the clock begins, and the one button that begins it. */
export function BeforeExam({ room, door }: { room: WaitingRoom; door: ExamDoor }) {
  const { exam, property } = room
  const locale = getLocale()
  const facts = [
    { name: room_questions(), value: formatNumber(exam.question_count, locale) },
    { name: room_full_marks(), value: formatMarks(exam.total_marks, locale) },
    { name: room_time(), value: formatDuration(exam.duration_minutes, locale) },
    ...(property.pass_marks === null
      ? []
      : [{ name: room_pass_marks(), value: formatMarks(property.pass_marks, locale) }]),
  ]
  return (
    <div className="wrap before">
      <Link className="link before-back" to={door.listPath}>
        <Icon name="arrow-left" size="sm" />
        {room_back()}
      </Link>
      <header className="before-head">
        <p className="eyebrow">{kindWords(exam.kind, locale)}</p>
        <h1>
          <Phrase text={exam.title} />
        </h1>
        {exam.summary && (
          <p className="before-lead">
            <Phrase text={exam.summary} />
          </p>
        )}
      </header>
      <div className="before-main">
        <dl className="card before-facts" data-count={facts.length}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <section className="before-rules">
          <h2>{room_rules()}</h2>
          {property.rules !== kindWords(exam.kind, locale) && (
            <p className="meta">
              <Phrase text={property.rules} />
            </p>
          )}
          <ul>
            {rulesOf(exam, property, room.now(), locale).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <SectionsTable sections={property.sections} />
        <section className="card before-net">
          <RoomIcon name="on-device" size="lg" />
          <div>
            <h2>{room_network()}</h2>
            <p>{room_network_text()}</p>
            <p>
              <b>{room_nothing_lost()}</b>
            </p>
          </div>
        </section>
      </div>
      <StartPanel room={room} door={door} />
    </div>
  )
}
