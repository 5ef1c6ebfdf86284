import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon } from '@prostuti/ui/icons/common'
import { onDeviceIcon } from '@prostuti/ui/icons/exam-room'
import { Link } from 'react-router'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import { kindWords } from '../../../kit/exam/exam-words.ts'
import styles from '../../../kit/exam/rules/before.module.css'
import { ExamRules } from '../../../kit/exam/rules/exam-rules.tsx'
import { listOf } from '../../../kit/exam/way-back.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import type { WaitingRoom } from '../engine/room.ts'
import { useRoomWords } from '../room-words.ts'
import { StartPanel } from './start-panel.tsx'

/** Everything to know before the clock begins, and the one button that begins it. */
export function BeforeExam({ room, client }: { room: WaitingRoom; client: ExamClient }) {
  const words = useRoomWords()
  const { exam, property } = room
  return (
    <div className={`wrap ${styles.before}`}>
      <Link className={`link ${styles.beforeBack}`} to={listOf(client, exam)}>
        <Icon of={arrowLeftIcon} size="sm" />
        {m.room_back()}
      </Link>
      <header className={styles.beforeHead}>
        <p className="eyebrow">{kindWords(exam.kind, getLocale())}</p>
        <h1>
          <Phrase text={exam.title} />
        </h1>
        {exam.summary && (
          <p className={styles.beforeLead}>
            <Phrase text={exam.summary} />
          </p>
        )}
      </header>
      <div className={styles.beforeMain}>
        <ExamRules exam={exam} property={property} now={room.now()} title={m.room_rules()} />
        <section className={`card ${styles.beforeNet}`}>
          <Icon of={onDeviceIcon} size="lg" />
          <div>
            <h2>{m.room_network()}</h2>
            <p>{words.networkText()}</p>
            <p>
              <b>{m.room_nothing_lost()}</b>
            </p>
          </div>
        </section>
      </div>
      <StartPanel room={room} client={client} />
    </div>
  )
}
