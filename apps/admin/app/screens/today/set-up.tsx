import type { setUpSteps } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import styles from './set-up.module.css'
import type { Here } from './today-types.ts'

type Step = (typeof setUpSteps)[number]

const stepFaces: Record<Step, { title: () => string; text: () => string; to: string }> = {
  contact: { title: m.office_today_step_contact, text: m.office_today_step_contact_text, to: '/site-texts' },
  logo: { title: m.office_today_step_logo, text: m.office_today_step_logo_text, to: '/look' },
  staff: { title: m.office_today_step_staff, text: m.office_today_step_staff_text, to: '/staff' },
  branch: { title: m.office_today_step_branch, text: m.office_today_step_branch_text, to: '/branches' },
  teacher: { title: m.office_today_step_teacher, text: m.office_today_step_teacher_text, to: '/teachers' },
  course: { title: m.office_today_step_course, text: m.office_today_step_course_text, to: '/courses' },
  batch: { title: m.office_today_step_batch, text: m.office_today_step_batch_text, to: '/batches' },
  timetable: { title: m.office_today_step_timetable, text: m.office_today_step_timetable_text, to: '/batches' },
  payment: { title: m.office_today_step_payment, text: m.office_today_step_payment_text, to: '/settings/money' },
  notice: { title: m.office_today_step_notice, text: m.office_today_step_notice_text, to: '/notices' },
}

/** What a centre does before its first doctor comes. Nobody ticks anything off: each step is found done or not. */
export function SetUp({ steps, batch_id }: Pick<Here<'set_up'>, 'steps' | 'batch_id'>) {
  const hasScreen = useHasScreen()
  const locale = getLocale()
  const done = steps.filter(({ is_done }) => is_done).length
  const next = steps.find(({ is_done }) => !is_done)
  const counts = { count: formatNumber(done, locale), total: formatNumber(steps.length, locale) }
  return (
    <section className={`card ${styles.setUp}`} aria-labelledby="set-up">
      <header>
        <h2 id="set-up">{m.office_today_set_up()}</h2>
        <span className="chip chip-brand">{m.office_today_set_up_done(counts)}</span>
        <p>{m.office_today_set_up_text()}</p>
      </header>
      <ol>
        {steps.map((step) => {
          const { name, is_done } = step
          const { title, text, to: usual } = stepFaces[name]
          const to = name === 'timetable' && batch_id !== null ? `/batches/${batch_id}/timetable` : usual
          return (
            <li key={name} data-is={is_done ? 'done' : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {is_done && <Check size={16} strokeWidth={2.5} />}
              </span>
              <div>
                <b>{!is_done && step !== next && hasScreen(to) ? <Link to={to}>{title()}</Link> : title()}</b>
                <span className="sr"> ({is_done ? m.office_today_is_done() : m.office_today_is_left()})</span>
                {!is_done && <small>{text()}</small>}
              </div>
              {step === next && hasScreen(to) && (
                <Link className="btn btn-go btn-sm" to={to}>
                  {m.office_today_set_up_next()} <ArrowRight aria-hidden="true" size={16} />
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
