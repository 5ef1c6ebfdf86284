import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { momentUntil } from '../../kit/clock/moments.ts'
import { lateOf } from '../../kit/course/course-step.ts'
import { hasBegun } from '../../kit/course/next-row.tsx'
import { examInfoAddress, lectureAddress } from '../../kit/course/timetable-addresses.ts'
import type { NextStep } from '../../kit/learning/next-step.ts'
import type { StepWords } from '../../kit/learning/next-step-card.tsx'
import { waitingWords } from '../../kit/learning/waiting-words.ts'
import { checkoutAddress } from '../../kit/payment/payment-addresses.ts'

/** The next step of any kind. */
export function stepWords(step: NextStep, now: Date): StepWords {
  const locale = getLocale()
  switch (step.kind) {
    case 'exam': {
      const { title, ends_at, room } = step.running
      const text = m.readiness_step_ends({ when: momentUntil(ends_at, locale) })
      return { eyebrow: m.dashboard_running(), title, text, to: room, action: m.dashboard_back_to_exam() }
    }
    case 'due': {
      const { course, order, due } = step.due
      const amount = formatMoney(lateOf(order)?.amount ?? due.open_paisa, locale)
      return {
        eyebrow: m.my_next_step(),
        title: m.readiness_step_due(),
        text: m.readiness_step_due_of({ course: course.title, amount }),
        to: checkoutAddress(order),
        action: m.mycourses_pay(),
      }
    }
    case 'class': {
      const { row } = step
      const isExam = row.kind === 'exam'
      return {
        eyebrow: hasBegun(row, now) ? m.dashboard_now() : m.dashboard_next_first(),
        title: row.title,
        text: `${row.course} · ${formatWhen(new Date(row.starts_at), now, locale)}`,
        to: isExam ? examInfoAddress(row.course_id, row) : lectureAddress(row.course_id, row),
        action: isExam ? m.courseexam_info_title() : m.dashboard_to_lecture(),
      }
    }
    default:
      return waitingWords(step)
  }
}
