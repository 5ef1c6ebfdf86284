import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { deedWords } from '../../../kit/audit/deed-words.ts'
import { marksWords, numberWords } from '../../../kit/exam/marks-words.ts'
import { receiptWords } from '../../../kit/money/money-words.ts'
import type { Happening } from '../doctor-types.ts'

type Words = { title: string; detail: string }

const joined = (...parts: (string | number | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ')
const titled = ({ title }: Happening): string => pickText(title, getLocale()) ?? ''
const subtitled = ({ subtitle }: Happening): string => pickText(subtitle, getLocale()) ?? ''
const money = ({ paisa }: Happening): string => formatMoney(paisa ?? 0, getLocale())
const quoted = (words: string | null): string | null => words && `“${words}”`

/** What a row says, by its kind. */
const wordsOf: Record<Happening['kind'], (row: Happening) => Words> = {
  payment: paymentWords,
  refund: (row) => ({
    title: m.office_doctor_tl_refund({ amount: money(row) }),
    detail: joined(titled(row), refundStates[row.state ?? '']?.(), row.by),
  }),
  refund_request: (row) => ({
    title: m.office_doctor_tl_refund_request({ thing: titled(row) }),
    detail: joined(requestStates[row.state ?? '']?.(), quoted(row.words)),
  }),
  order_change: (row) =>
    row.state === 'move'
      ? {
          title: m.office_doctor_tl_moved({ thing: titled(row) }),
          detail: m.office_doctor_tl_before({ thing: subtitled(row) }),
        }
      : {
          title: m.office_doctor_tl_postponed({ number: numberWords(row.number ?? 0) }),
          detail: titled(row),
        },
  reminder: (row) => ({
    title: (reminders[row.state ?? ''] ?? m.office_doctor_tl_reminder_coming)({ number: numberWords(row.number ?? 0) }),
    detail: joined(titled(row), 'SMS'),
  }),
  enrolment: (row) => ({
    title: (enrolments[row.state ?? ''] ?? m.office_doctor_tl_enrolled)({ thing: titled(row) }),
    detail: subtitled(row),
  }),
  subscription: (row) => ({
    title: m.office_doctor_tl_subscribed({ thing: titled(row) }),
    detail: m.office_doctor_tl_days({ count: numberWords(row.number ?? 0) }),
  }),
  event: (row) => ({ title: m.office_doctor_tl_event({ thing: titled(row) }), detail: '' }),
  attempt: attemptWords,
  objection: (row) => ({ title: m.office_doctor_tl_objection({ exam: titled(row) }), detail: quoted(row.words) ?? '' }),
  parcel: (row) => ({
    title: m.office_doctor_tl_parcel({
      sheets: titled(row),
      state: (parcelStates[row.state ?? ''] ?? String)(row.state),
    }),
    detail: joined(couriers[row.way ?? ''] ?? row.way, row.words),
  }),
  complaint: (row) => ({
    title: m.office_doctor_tl_complaint({ number: numberWords(row.number ?? 0), subject: row.words ?? '' }),
    detail: complaintStates[row.state ?? '']?.() ?? '',
  }),
  answer: (row) => ({
    title: m.office_doctor_tl_answer({ name: row.by ?? '', number: numberWords(row.number ?? 0) }),
    detail: row.words ?? '',
  }),
  registered: () => ({ title: m.office_doctor_tl_registered(), detail: '' }),
  device: (row) => ({
    title: m.office_doctor_tl_device({ device: row.words || m.device_unknown() }),
    detail: row.state === 'released' ? m.office_doctor_tl_device_released() : '',
  }),
  device_request: (row) => ({
    title: m.office_doctor_wants({ device: row.way || m.device_unknown() }),
    detail: joined(quoted(row.words), deviceStates[row.state ?? '']?.(), row.by),
  }),
  video: (row) => ({
    title: m.office_doctor_tl_video({ title: titled(row) }),
    detail: `${numberWords(Math.min(100, row.number ?? 0))}%`,
  }),
  class: (row) => ({ title: m.office_doctor_tl_class({ title: titled(row) }), detail: '' }),
  note: (row) => ({ title: m.office_doctor_tl_note({ name: row.by ?? '' }), detail: row.words ?? '' }),
  deed: deedLine,
}

export const happeningWords = (row: Happening): Words => wordsOf[row.kind](row)

function paymentWords(row: Happening): Words {
  const given = { amount: money(row), way: ways[row.way ?? '']?.() ?? row.way ?? '' }
  const receipt = row.number && m.office_doctor_tl_receipt({ number: receiptWords(row.number) })
  return {
    title: (payments[row.state ?? ''] ?? m.office_doctor_tl_pay_failed)(given),
    detail: joined(titled(row), receipt, row.state === 'paid' ? null : reasons[row.words ?? '']?.()),
  }
}

function attemptWords(row: Happening): Words {
  const exam = titled(row)
  const of = { number: numberWords(row.number ?? 0), all: numberWords(row.out_of ?? 0) }
  if (row.state === 'running')
    return { title: m.office_doctor_tl_sitting({ exam }), detail: m.office_doctor_tl_saved(of) }
  if (row.state === 'void') return { title: m.office_doctor_tl_void({ exam }), detail: quoted(row.words) ?? '' }
  if (row.number === null) return { title: m.office_doctor_tl_sat({ exam }), detail: m.office_doctor_tl_withheld() }
  const marks = `${marksWords(row.number)}/${marksWords(row.out_of ?? 0)}`
  const outcome =
    row.state === 'passed' ? m.office_results_passed() : row.state === 'failed' ? m.office_results_failed() : null
  return {
    title: m.office_doctor_tl_result({ exam }),
    detail: joined(marks, outcome, row.rank && m.office_doctor_tl_rank({ rank: numberWords(row.rank) })),
  }
}

/** Who looked through the doctor's eyes is said with why and how much; of another deed, who did it and what. */
function deedLine(row: Happening): Words {
  const looked = row.state === 'impersonation_started'
  return {
    title: looked
      ? m.office_doctor_tl_looked({ name: row.by ?? '' })
      : `${row.by ?? ''}: ${deedWords(row.state ?? '')}`,
    detail: joined(
      row.words && m.office_doctor_tl_reason({ reason: row.words }),
      looked && m.office_doctor_tl_pages({ count: numberWords(row.number ?? 0) }),
    ),
  }
}

type Named<Given = undefined> = Record<string, ((given: Given) => string) | undefined>

const payments: Named<{ amount: string; way: string }> = {
  paid: m.office_doctor_tl_paid,
  initiated: m.office_doctor_tl_pay_begun,
  on_hold: m.office_doctor_tl_pay_held,
  refunded: m.office_doctor_tl_pay_refunded,
}

const ways: Record<string, (() => string) | undefined> = {
  bkash: m.payment_gateway_bkash,
  sslcommerz: m.payment_gateway_sslcommerz,
  manual: m.payment_gateway_manual,
  cash: m.office_doctor_way_cash,
}

const reasons: Record<string, (() => string) | undefined> = {
  declined: m.office_doctor_reason_declined,
  mismatch: m.office_doctor_reason_mismatch,
  risky: m.office_doctor_reason_risky,
  no_seat: m.office_doctor_reason_no_seat,
  overpaid: m.office_doctor_reason_overpaid,
  code_used_up: m.office_doctor_reason_code_used_up,
  awaiting_staff: m.office_doctor_reason_awaiting_staff,
  refused: m.office_doctor_reason_refused,
  gateway_away: m.office_doctor_reason_gateway_away,
}

const refundStates: Record<string, (() => string) | undefined> = {
  asked: m.office_doctor_refund_asked,
  done: m.office_doctor_refund_done,
  failed: m.office_doctor_refund_failed,
}

const requestStates: Record<string, (() => string) | undefined> = {
  asked: m.office_doctor_request_open,
  looked_at: m.office_doctor_request_open,
  granted: m.office_doctor_request_granted,
  paid_out: m.office_doctor_request_granted,
  refused: m.office_doctor_request_refused,
  withdrawn: m.office_doctor_request_withdrawn,
}

const reminders: Named<{ number: string }> = {
  coming: m.office_doctor_tl_reminder_coming,
  missed: m.office_doctor_tl_reminder_missed,
  paused: m.office_doctor_tl_reminder_paused,
}

const enrolments: Named<{ thing: string }> = {
  pending: m.office_doctor_tl_seat_held,
  lapsed: m.office_doctor_tl_seat_lapsed,
}

const parcelStates: Record<string, ((state?: unknown) => string) | undefined> = {
  draft: () => m.office_doctor_parcel_draft(),
  booked: () => m.sheet_step_booked(),
  picked: () => m.sheet_step_picked(),
  in_transit: () => m.sheet_step_in_transit(),
  out_for_delivery: () => m.office_doctor_parcel_near(),
  delivered: () => m.office_doctor_parcel_delivered(),
  returned: () => m.sheet_step_returned(),
  cancelled: () => m.sheet_step_cancelled(),
  on_hold: () => m.sheet_step_on_hold_now(),
}

const couriers: Record<string, string | undefined> = { steadfast: 'Steadfast', pathao: 'Pathao' }

const complaintStates: Record<string, (() => string) | undefined> = {
  open: m.office_doctor_complaint_open,
  answered: m.office_doctor_complaint_answered,
  closed: m.office_doctor_complaint_closed,
}

const deviceStates: Record<string, (() => string) | undefined> = {
  approved: m.office_device_approved,
  refused: m.office_device_refused,
  withdrawn: m.office_doctor_request_withdrawn,
}
