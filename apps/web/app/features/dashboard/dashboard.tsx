import type { Doctor } from '@prostuti/contract'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/course/dashboard.module.css'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { More } from '../../kit/course/next-row.tsx'
import { ProgressLine } from '../../kit/course/progress-line.tsx'
import { calledName } from '../../kit/doctor/called-name.ts'
import { DoctorAvatar } from '../../kit/doctor/doctor-avatar.tsx'
import { greeting } from '../../kit/doctor/greeting.ts'
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
      <First doctor={doctor} facts={facts} now={now} />
      <UrgentPart now={now} />
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

/** What comes before everything else: an exam that runs, the next class, or the first step towards one. */
function First({ doctor, facts: { running, next }, now }: DashboardProps) {
  const [first] = next
  if (running) return <RunningPart running={running} now={now} />
  return first ? <NextLive row={first} now={now} /> : <NextStep doctor={doctor} />
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
        <More to={addressOf('/my/results')}>{m.results_title()}</More>
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
