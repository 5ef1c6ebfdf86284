import type { LocalizedText } from '../localized-text.ts'

/** One row of a mark distribution: a subject of the exam and the marks it carries. */
export type MarkShare = { subject: LocalizedText; marks: number }

/** One part of a syllabus and what belongs to it. */
export type SyllabusPart = { title: LocalizedText; topics: LocalizedText[] }

/** One line of what a batch teaches, in the order of its weeks: '১–২', 'Cardiovascular System', 8 classes. */
export type OutlineLine = { fromWeek: number; toWeek: number; title: LocalizedText; classes: number; exams: number }
