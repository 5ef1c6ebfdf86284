import type { ResponseOf } from '@prostuti/contract'
import type { previewMerge } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { taka } from '../../kit/money/money-words.ts'

export type Preview = ResponseOf<typeof previewMerge>
type MergedThing = Preview['things'][number]['thing']
type Clash = Preview['clashes'][number]

export const thingWords: Record<MergedThing, () => string> = {
  enrolments: m.office_thing_enrolments,
  orders: m.office_thing_orders,
  payments: m.office_thing_payments,
  receipts: m.office_thing_receipts,
  paid_paisa: m.office_thing_paid,
  owed_paisa: m.office_thing_owed,
  ledger_entries: m.office_thing_ledger,
  refund_requests: m.office_thing_refunds,
  subscriptions: m.office_thing_subscriptions,
  events: m.office_thing_events,
  attempts: m.office_thing_attempts,
  objections: m.office_thing_objections,
  parcels: m.office_thing_parcels,
  complaints: m.office_thing_complaints,
  notes: m.office_thing_notes,
  videos: m.office_thing_videos,
  video_notes: m.office_thing_video_notes,
  devices: m.office_thing_devices,
  sign_ins: m.office_thing_sign_ins,
  browsers_told: m.office_thing_browsers,
}

/** Money as money, everything else as a number. */
export const amountWords = (thing: MergedThing, amount: number): string =>
  thing === 'paid_paisa' || thing === 'owed_paisa' ? taka(amount) : numberWords(amount)

const clashKinds: Record<Clash['kind'], (of: { title: string }) => string> = {
  enrolment: m.office_merge_clash_enrolment,
  event: m.office_merge_clash_event,
  paper: m.office_merge_clash_paper,
  bmdc: () => m.office_merge_clash_bmdc(),
  email: () => m.office_merge_clash_email(),
  device_request: () => m.office_merge_clash_device_request(),
}

export const decisionWords: Record<Clash['decision'], () => string> = {
  gone_ends: m.office_merge_decided_gone,
  kept_ends: m.office_merge_decided_kept,
  both_stay: m.office_merge_decided_stay,
  kept_counts: m.office_merge_decided_counts,
  refused: m.office_merge_decided_refused,
}

export const clashWords = ({ kind, title }: Clash): string =>
  clashKinds[kind]({ title: pickText(title, getLocale()) ?? '' })

export const blockWords: Record<Preview['blocks'][number], () => string> = {
  exam_running: m.office_merge_block_exam,
  both_paid: m.office_merge_block_paid,
  merge_open: m.office_merge_block_open,
}
