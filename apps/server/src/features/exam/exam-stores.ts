import type { Tx } from '@prostuti/db'
import type { AppDeps } from '../../deps.ts'
import { createPaperStore, createPracticeStore, type PaperStore } from './papers/paper-store.ts'
import { createParticipantCounts, type ParticipantCounts } from './papers/participant-counts.ts'

/** What a process remembers of exams: one for all calls, so that whoever reads and whoever sits share it. */
export type ExamStores = { papers: PaperStore; practice: PaperStore; participants: ParticipantCounts }

export type ExamDeps = AppDeps & { exams: ExamStores }

export const createExamStores = (db: Tx): ExamStores => ({
  papers: createPaperStore(db),
  practice: createPracticeStore(db),
  participants: createParticipantCounts(db),
})
