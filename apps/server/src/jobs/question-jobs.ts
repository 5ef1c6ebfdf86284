import type { Deps } from '../deps.ts'
import { compareNewQuestions } from '../features/question-bank/index.ts'
import type { Job } from './job.ts'

/** What was written into the bank is compared with the rest of it. */
export const questionJobs = ({ database: { db } }: Deps): Job[] => [
  { name: 'compare_new_questions', everyMs: 4000, run: (_now, signal) => compareNewQuestions(db, signal) },
]
