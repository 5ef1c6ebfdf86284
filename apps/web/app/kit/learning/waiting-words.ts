import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { addressOf } from '../address/address-of.ts'
import { momentUntil } from '../clock/moments.ts'
import { lectureAddress } from '../course/timetable-addresses.ts'
import type { NextStep } from './next-step.ts'
import type { StepWords } from './next-step-card.tsx'

type WaitingStep = Extract<NextStep, { kind: 'cards' | 'lecture' }>

/** The next step of a day that has none of its own: cards or a lecture that wait. */
export function waitingWords(step: WaitingStep): StepWords {
  const locale = getLocale()
  switch (step.kind) {
    case 'cards':
      return {
        eyebrow: m.my_next_step(),
        title: m.readiness_step_cards({ n: formatNumber(step.due, locale) }),
        text: m.readiness_step_cards_text(),
        to: addressOf('/my/notebook'),
        action: m.readiness_step_cards_action(),
      }
    case 'lecture': {
      const { course_id, course, title, last_day, ...row } = step.lecture
      const until = last_day === null ? [] : [m.readiness_step_until({ when: momentUntil(last_day, locale) })]
      return {
        eyebrow: m.readiness_step_lecture(),
        title,
        text: [course, ...until].join(' · '),
        to: lectureAddress(course_id, row),
        action: m.dashboard_to_lecture(),
      }
    }
  }
}
