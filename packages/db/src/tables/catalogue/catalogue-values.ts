import type { LocalizedText } from '../localized-text.ts'

/** One row of a mark distribution: a subject of the exam and the marks it carries. */
export type MarkShare = { subject: LocalizedText; marks: number }

/** One part of a syllabus and what belongs to it. */
export type SyllabusPart = { title: LocalizedText; topics: LocalizedText[] }

/** One line of what a batch teaches, in the order of its weeks: '১–২', 'Cardiovascular System', 8 classes. */
export type OutlineLine = { fromWeek: number; toWeek: number; title: LocalizedText; classes: number; exams: number }

/** What a batch can promise, each of which something in the data or a person keeps. */
export const inclusionKinds = [
  'classes',
  'recordings',
  'recordings_for_days',
  'earlier_recordings',
  'sheets',
  'files',
  'explanations',
  'mistakes',
  'rank',
  'questions',
  'live_from_home',
  'reading_room',
  'mentor',
  'circular',
] as const

/** One line of what a batch includes. Without a kind it is words alone; `days` belongs to recordings that are kept for a time. */
export type Inclusion = LocalizedText & { kind?: (typeof inclusionKinds)[number]; days?: number }
