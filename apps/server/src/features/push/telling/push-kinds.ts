import type { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { formatAtTime } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'

export type PushKind = (typeof tables.pushKinds)[number]
type PushSwitch = (typeof tables.pushSwitches)[number]

/** What quiet hours do to a kind: it waits for their end, goes by the doctor's wish for exams by night, or comes at any hour. */
export type NightRule = 'waits' | 'as_wished' | 'comes'

/** What the words of a kind may be made of: a moment, and nothing that somebody wrote. */
type PushFacts = { at: Date }

type PushWords = { title: string; body: string }

type Kind = {
  /** The wish that it is told by; null for what the doctor sends themselves. */
  switch: PushSwitch | null
  night: NightRule
  /**
   * A locked phone shows it to anybody. No title of an exam, a course or a notice stands here, because people write marks, amounts and
   * numbers into titles; what it is about is read once the phone is open.
   */
  words: (locale: Locale, facts: PushFacts) => PushWords
  /** The news on a screen that the next of the same name takes the place of; as long as RFC 8030 lets it be. */
  topic: (thing: string) => string
  /** How much of a battery it is worth, in the words of RFC 8030. */
  urgency: 'low' | 'normal' | 'high'
  /** After so long it is no news, where nothing else says so. */
  worthMs: number
}

const hour = 3_600_000
const day = 24 * hour

/** Everything a doctor is told of while no page is open, written once. */
export const pushNews = {
  exam_hour: {
    switch: 'exams',
    night: 'as_wished',
    words: (locale, { at }) => ({
      title: messages.push_exam_hour_title({}, { locale }),
      body: messages.push_exam_hour_body({ time: formatAtTime(at, locale) }, { locale }),
    }),
    // One place on the screen for both reminders of an exam.
    topic: (paperId) => `exam-${paperId}`,
    urgency: 'normal',
    worthMs: hour,
  },
  exam_soon: {
    switch: 'exams',
    night: 'as_wished',
    words: (locale, { at }) => ({
      title: messages.push_exam_soon_title({}, { locale }),
      body: messages.push_exam_soon_body({ time: formatAtTime(at, locale) }, { locale }),
    }),
    topic: (paperId) => `exam-${paperId}`,
    urgency: 'high',
    worthMs: hour / 4,
  },
  result_out: {
    switch: 'results',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_result_out_title({}, { locale }),
      body: messages.push_result_out_body({}, { locale }),
    }),
    topic: (paperId) => `result-${paperId}`,
    urgency: 'normal',
    worthMs: day,
  },
  answers_open: {
    switch: 'answers',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_answers_open_title({}, { locale }),
      body: messages.push_answers_open_body({}, { locale }),
    }),
    topic: (paperId) => `answers-${paperId}`,
    urgency: 'normal',
    worthMs: day,
  },
  key_corrected: {
    switch: 'corrections',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_key_corrected_title({}, { locale }),
      body: messages.push_key_corrected_body({}, { locale }),
    }),
    topic: (noticeId) => `key-${noticeId}`,
    urgency: 'normal',
    worthMs: day,
  },
  notice: {
    switch: 'notices',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_notice_title({}, { locale }),
      body: messages.push_notice_body({}, { locale }),
    }),
    topic: (noticeId) => `notice-${noticeId}`,
    urgency: 'normal',
    worthMs: day,
  },
  complaint_answered: {
    switch: 'complaints',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_complaint_answered_title({}, { locale }),
      body: messages.push_complaint_answered_body({}, { locale }),
    }),
    topic: (complaintId) => `complaint-${complaintId}`,
    urgency: 'normal',
    worthMs: day,
  },
  instalment_due: {
    switch: 'instalments',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_instalment_due_title({}, { locale }),
      body: messages.push_instalment_due_body({}, { locale }),
    }),
    topic: (part) => `due-${part.split('-').slice(0, 2).join('-')}`,
    urgency: 'low',
    worthMs: day,
  },
  parcel_on_way: {
    switch: 'parcels',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_parcel_on_way_title({}, { locale }),
      body: messages.push_parcel_on_way_body({}, { locale }),
    }),
    topic: (deliveryId) => `parcel-${deliveryId}`,
    urgency: 'low',
    worthMs: day,
  },
  cards_due: {
    switch: 'cards',
    night: 'waits',
    words: (locale) => ({
      title: messages.push_cards_due_title({}, { locale }),
      body: messages.push_cards_due_body({}, { locale }),
    }),
    // Of many days the last one counts.
    topic: () => 'cards',
    urgency: 'low',
    worthMs: day / 2,
  },
  test: {
    switch: null,
    // Whoever presses a button is awake, whatever the hour.
    night: 'comes',
    words: (locale) => ({
      title: messages.push_test_title({}, { locale }),
      body: messages.push_test_body({}, { locale }),
    }),
    topic: () => 'test',
    urgency: 'high',
    worthMs: hour / 6,
  },
} as const satisfies Record<PushKind, Kind>

/** The same for whoever has a kind by its name. */
export const newsOf = (kind: PushKind): Kind => pushNews[kind]
