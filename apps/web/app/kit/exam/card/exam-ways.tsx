import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon, chevronRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../address/address-of.ts'
import { eventAddress } from '../../event/event-queries.ts'
import type { ExamClient } from '../exam-clients.ts'
import type { ExamCard } from '../exam-types.ts'
import styles from './exam-list.module.css'
import { type Way, waysOf } from './find-ways.ts'

type WaysProps = { exam: ExamCard; client: ExamClient }

/** The one button of a card. */
export function ExamWays({ exam, client, first }: WaysProps & { first: boolean }) {
  const [way] = waysOf(exam)
  if (!way) return null
  const look = way === 'resume' ? (first ? 'btn-go' : 'btn-brand') : way === 'start' ? 'btn-brand' : 'btn-line'
  return (
    <Link className={`btn btn-sm ${look}`} to={wayAddress(way, exam, client)}>
      {nameOf(way, exam)}
      <span className="sr">: {exam.title}</span>
      {way === 'resume' && <Icon of={arrowRightIcon} />}
    </Link>
  )
}

/** The other ways, more quietly. */
export function MoreWays({ exam, client }: WaysProps) {
  const [, ...more] = waysOf(exam)
  if (more.length === 0) return null
  return (
    <p className={styles.exMore}>
      {more.map((way) => (
        <Link key={way} className="link" to={wayAddress(way, exam, client)}>
          {nameOf(way, exam)}
          <span className="sr">: {exam.title}</span>
          <Icon of={chevronRightIcon} size="sm" />
        </Link>
      ))}
    </p>
  )
}

function wayAddress(way: Way, { event_id }: ExamCard, client: ExamClient): string {
  if (way === 'result') return client.resultPath
  if (way === 'review') return client.reviewPath
  if (way === 'register') return eventAddress(event_id ?? 0)
  return way === 'enrol' ? addressOf('/batches') : client.roomPath
}

function nameOf(way: Way, { kind, mine }: ExamCard): string {
  const names = {
    resume: m.exams_resume,
    start: kind === 'quiz' ? m.exams_start_quiz : m.exams_start,
    again: m.exams_again,
    result: mine?.marks_at ? m.exams_handed_in : m.exams_result,
    review: m.exams_review,
    rules: m.exams_rules,
    register: m.exams_register,
    enrol: m.exams_enrol,
  }
  return names[way]()
}
