import type { Db } from '@prostuti/db'
import {
  createSharedQuestionsSweep,
  finishExpired,
  publishRanks,
  regradePapers,
  sweepSaveLags,
} from '../features/exam/index.ts'
import { analyseClosedPapers } from '../features/paper-analysis/index.ts'
import type { Job } from './job.ts'

type Warn = (facts: object, text: string) => void

/**
 * What exams need done when nobody is asking: attempts ended and marked, corrected keys applied, ranks drawn. `warn` is told of
 * papers that share questions.
 */
export function examJobs(db: Db, warn: Warn = () => {}): Job[] {
  return [
    { name: 'finish_expired_attempts', everyMs: 5_000, run: (now, signal) => finishExpired(db, now, signal) },
    { name: 'regrade_papers', everyMs: 7_000, run: (now, signal) => regradePapers(db, now, signal) },
    { name: 'publish_ranks', everyMs: 7_000, run: (now) => publishRanks(db, now) },
    { name: 'analyse_papers', everyMs: 20_000, run: (now, signal) => analyseClosedPapers(db, now, signal) },
    { name: 'sweep_save_lags', everyMs: 600_000, run: (now) => sweepSaveLags(db, now) },
    { name: 'find_shared_questions', everyMs: 600_000, run: createSharedQuestionsSweep(db, warn) },
  ]
}
