import { formatWhen } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { clockWords } from './ages.ts'
import styles from './live-band.module.css'
import type { Here } from './today-types.ts'

type LiveBandProps = { exams: Here<'exams'>; serverNow: Date }

/** What runs at this moment, or else what comes next: the first thing anybody of a centre wants to know. */
export function LiveBand({ exams, serverNow }: LiveBandProps) {
  const hasScreen = useHasScreen()
  const now = useClock(serverNow)
  const locale = getLocale()
  if (exams.running.length > 0)
    return exams.running.map((exam) => (
      <section
        key={exam.key}
        className={styles.band}
        aria-label={`${m.office_today_exam_running()}: ${pickText(exam.title, locale)}`}
      >
        <div>
          <p className={styles.eyebrow} data-is="live">
            {m.office_today_exam_running()}
          </p>
          <h2>{pickText(exam.title, locale)}</h2>
          <dl>
            <Figure title={m.office_today_time_left()}>
              <time role="timer">{localizeDigits(clockWords(Date.parse(exam.closes_at) - now), locale)}</time>
            </Figure>
            <Figure title={m.office_today_writing()}>{formatNumber(exam.writing, locale)}</Figure>
            <Figure title={m.office_today_quiet()}>{formatNumber(exam.quiet, locale)}</Figure>
            <Figure title={m.office_today_finished()}>{formatNumber(exam.finished, locale)}</Figure>
          </dl>
        </div>
        {hasScreen(`/control-room/${exam.id}`) && (
          <Link className="btn btn-go" to={`/control-room/${exam.id}`}>
            {m.office_today_control_room()} <ArrowRight aria-hidden="true" size={18} />
          </Link>
        )}
      </section>
    ))
  const { next } = exams
  if (next === null) return null
  return (
    <section className={styles.band} data-is="next" aria-label={m.office_today_exam_next()}>
      <div>
        <p className={styles.eyebrow}>
          {m.office_today_exam_next()} · {formatWhen(new Date(next.opens_at), new Date(now), locale)}
        </p>
        <h2>{pickText(next.title, locale)}</h2>
        <dl>
          <Figure title={m.office_today_starts_in()}>
            <time role="timer">{localizeDigits(clockWords(Date.parse(next.opens_at) - now), locale)}</time>
          </Figure>
          <Figure title={m.office_today_questions()}>{formatNumber(next.questions, locale)}</Figure>
        </dl>
      </div>
    </section>
  )
}

function Figure({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The server's time, second by second: an office computer may be minutes off. */
function useClock(serverNow: Date): number {
  const [now, setNow] = useState(serverNow.getTime())
  useEffect(() => {
    const ahead = serverNow.getTime() - Date.now()
    setNow(serverNow.getTime())
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000)
    return () => clearInterval(timer)
  }, [serverNow])
  return now
}
