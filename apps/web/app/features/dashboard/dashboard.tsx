import type { Doctor } from '@prostuti/contract'
import { formatDate, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { coursesQuery } from '../../kit/course/course-queries.ts'
import styles from '../../kit/course/dashboard.module.css'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { More } from '../../kit/course/next-row.tsx'
import { ProgressLine } from '../../kit/course/progress-line.tsx'
import { examInfoAddress, lectureAddress } from '../../kit/course/timetable-addresses.ts'
import { calledName } from '../../kit/doctor/called-name.ts'
import { DoctorAvatar } from '../../kit/doctor/doctor-avatar.tsx'
import { greeting } from '../../kit/doctor/greeting.ts'
import { nextStep, type NextStep as Step } from '../../kit/learning/next-step.ts'
import { NextStepCard } from '../../kit/learning/next-step-card.tsx'
import { waitingWords } from '../../kit/learning/waiting-words.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { Bell } from '../../kit/notices/bell.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { DevicesPart } from './devices-part.tsx'
import { DuesPart, UrgentPart } from './dues-part.tsx'
import { EmptyPart } from './empty-part.tsx'
import { NewsPart, NoticesPart } from './news-part.tsx'
import { NextLive } from './next-live.tsx'
import { NextPart } from './next-part.tsx'
import { NextStep } from './next-step.tsx'
import { PendingPart } from './pending-part.tsx'
import { BlankBoard, BlankDay, BlankSteps } from './pictures.tsx'
import { RunningPart } from './running-part.tsx'

type DashboardProps = { doctor: Doctor; facts: DashboardFacts; now: Date }

export function Dashboard({ doctor, facts, now }: DashboardProps) {
  const { courses } = facts
  return (
    <>
      <Hello doctor={doctor} now={now} />
      <FirstThings doctor={doctor} facts={facts} now={now} />
      <div className={styles.dash}>
        <div className="stack-lg">
          {courses.length + facts.events.length > 0 ? <NextPart facts={facts} now={now} /> : <NothingToday />}
          {courses.length > 0 ? <ProgressPart courses={courses} /> : <NoProgress />}
        </div>
        <div className="stack-lg">
          <DuesPart />
          <PendingPart courses={courses} />
          <NewsPart facts={facts} now={now} title={m.dashboard_news()} />
          {courses.length + facts.notices.length > 0 ? <NoticesPart facts={facts} now={now} /> : <NoNotices />}
          <MySection title={m.my_devices()}>
            <DevicesPart />
          </MySection>
        </div>
      </div>
    </>
  )
}

/** What cannot wait stands before all but an exam that runs where it is the next step: an instalment for which lectures are paused. */
function FirstThings(props: DashboardProps) {
  const { facts, now } = props
  const { data } = useQuery(coursesQuery)
  const step = nextStep(facts, data?.courses ?? [], now)
  const first = <First key="first" {...props} step={step} />
  const urgent = <UrgentPart key="urgent" now={now} />
  return step?.kind === 'due' ? [urgent, first] : [first, urgent]
}

/**
 * An exam that runs, what today has, or the cards or the lecture that wait, with what comes after them; on a free day the next class, and before
 * there is any the first step towards one.
 */
function First({ doctor, facts, now, step }: DashboardProps & { step: Step | undefined }) {
  const { running } = facts
  const [first] = facts.next
  if (running) return <RunningPart running={running} now={now} />
  if (step?.kind === 'cards' || step?.kind === 'lecture')
    return <NextStepCard words={waitingWords(step)} then={first && <Then row={first} now={now} />} />
  return first ? <NextLive row={first} cards={facts.cards_due} now={now} /> : <NextStep doctor={doctor} />
}

/** What is not the first thing of the day stays in sight. */
function Then({ row, now }: { row: DashboardFacts['next'][number]; now: Date }) {
  const to = row.kind === 'exam' ? examInfoAddress(row.course_id, row) : lectureAddress(row.course_id, row)
  return (
    <>
      {m.readiness_then()}:{' '}
      <Link to={to}>
        <Phrase text={row.title} />
      </Link>
      {`, ${formatWhen(new Date(row.starts_at), now, getLocale())}`}
    </>
  )
}

function Hello({ doctor, now }: { doctor: Doctor; now: Date }) {
  return (
    <div className={styles.hello}>
      <DoctorAvatar doctor={doctor} />
      <div>
        <h1>{greeting(calledName(doctor.name), now)}</h1>
        <p>{formatDate(now, getLocale(), 'full')}</p>
      </div>
      <Bell />
    </div>
  )
}

function ProgressPart({ courses }: Pick<DashboardFacts, 'courses'>) {
  return (
    <MySection title={m.my_progress()} link={<More to={addressOf('/my/courses')}>{m.my_courses()}</More>}>
      <div className="card pad">
        {courses.map(({ id, title, progress }) => (
          <ProgressLine
            key={id}
            title={
              <Link to={addressOf('/my/courses/:id', { id })}>
                <Phrase text={title} />
              </Link>
            }
            progress={progress}
          />
        ))}
        <More to={addressOf('/my/readiness')}>{m.readiness_title()}</More>
      </div>
    </MySection>
  )
}

const NothingToday = () => (
  <EmptyPart
    title={m.my_today()}
    picture={<BlankDay />}
    text={m.my_today_empty()}
    action={<More to={addressOf('/bcs-exam-list')}>{m.my_free_exams()}</More>}
  />
)

const NoProgress = () => (
  <EmptyPart
    title={m.my_progress()}
    picture={<BlankSteps />}
    text={m.my_progress_empty()}
    action={<More to={addressOf('/batches')}>{m.my_see_batches()}</More>}
  />
)

const NoNotices = () => <EmptyPart title={m.my_notices()} picture={<BlankBoard />} text={m.my_notices_empty()} />
