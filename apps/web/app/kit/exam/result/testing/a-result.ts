import type { ExamCard, ExamProperty, MarkedResult } from '../../exam-types.ts'

export const anExam = (changes: Partial<ExamCard> = {}): ExamCard => ({
  key: 'model-6',
  kind: 'bcs_exam',
  title: 'বিশেষ বিসিএস (স্বাস্থ্য) · মডেল টেস্ট ৬'.normalize('NFC'),
  summary: null,
  question_count: 200,
  total_marks: 20_000,
  duration_minutes: 120,
  negative_marking: true,
  opens_at: '2026-11-13T09:00:00+06:00',
  closes_at: '2026-11-14T09:00:00+06:00',
  state: 'closed',
  late_until: null,
  access: 'free',
  event_id: null,
  participants: 1186,
  mine: null,
  can_start: false,
  next_attempt: 2,
  answers_released: true,
  ...changes,
})

const section = { key: 'a', name: 'A', type: 'sba', questions: 200, unit: 'question', right: 100, wrong: 50 } as const

export const aProperty = (changes: Partial<ExamProperty> = {}): ExamProperty => ({
  rules: 'বিসিএস'.normalize('NFC'),
  duration_minutes: 120,
  total_marks: 20_000,
  pass_marks: 11_000,
  sections: [section],
  shuffled: true,
  attempts: null,
  marks_early: false,
  answers_at: null,
  ranks_at: null,
  ...changes,
})

export const aTally = (right: number, wrong: number, blank: number) => ({
  questions: right + wrong + blank,
  right,
  wrong,
  blank,
  correct_questions: right,
  wrong_questions: wrong,
  partial_questions: 0,
  blank_questions: blank,
  marks: right * 100 - wrong * 50,
  out_of: (right + wrong + blank) * 100,
  lost: wrong * 50,
})

export const aResult = (changes: Partial<MarkedResult> = {}): MarkedResult => ({
  marks_released: true,
  answered: 180,
  attempt: 1,
  started_at: '2026-11-13T20:00:00+06:00',
  finished_at: '2026-11-13T21:52:00+06:00',
  finished_by: 'doctor',
  ...aTally(138, 42, 20),
  outcome: 'passed',
  pass_marks: 11_000,
  subjects: [],
  ranked: true,
  rank: 214,
  participants: 1186,
  percentile: 8200,
  distribution: null,
  ranks_at: null,
  answers_released: true,
  answers_at: null,
  regraded_at: null,
  corrections: [],
  void: null,
  ...changes,
})
