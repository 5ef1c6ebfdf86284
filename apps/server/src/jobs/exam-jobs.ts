import type { Db } from '@prostuti/db'
import {
  createSharedQuestionsSweep,
  finishExpired,
  keepPartitionsAhead,
  packOldSteps,
  publishRanks,
  regradePapers,
  sweepSaveLags,
} from '../features/exam/index.ts'
import { workOutCohorts, workOutInsights } from '../features/exam-insight/index.ts'
import { judgeNotebooksAgain, makeNotebookCards } from '../features/notebook/index.ts'
import { analyseClosedPapers } from '../features/paper-analysis/index.ts'
import type { Job } from './job.ts'

type ExamJobSettings = {
  /** After how many months the steps of an attempt are packed; undefined, never. */
  stepsKeptMonths?: number | undefined
  /** Told of papers that share questions. */
  warn?: (facts: object, text: string) => void
}

/** What exams need done when nobody is asking: attempts ended and marked, corrected keys applied, ranks drawn, mistakes put into
 * notebooks, room made for steps. */
export function examJobs(db: Db, { stepsKeptMonths, warn = () => {} }: ExamJobSettings = {}): Job[] {
  return [
    { name: 'finish_expired_attempts', everyMs: 5_000, run: (now, signal) => finishExpired(db, now, signal) },
    { name: 'regrade_papers', everyMs: 7_000, run: (now, signal) => regradePapers(db, now, signal) },
    { name: 'publish_ranks', everyMs: 7_000, run: (now) => publishRanks(db, now) },
    { name: 'analyse_papers', everyMs: 20_000, run: (now, signal) => analyseClosedPapers(db, now, signal) },
    { name: 'work_out_insights', everyMs: 7_000, run: (now, signal) => workOutInsights(db, now, { signal }) },
    { name: 'work_out_cohorts', everyMs: 10_000, run: (now, signal) => workOutCohorts(db, now, signal) },
    { name: 'make_notebook_cards', everyMs: 10_000, run: (now, signal) => makeNotebookCards(db, now, signal) },
    { name: 'judge_notebooks_again', everyMs: 10_000, run: (now, signal) => judgeNotebooksAgain(db, now, signal) },
    { name: 'sweep_save_lags', everyMs: 600_000, run: (now) => sweepSaveLags(db, now) },
    { name: 'keep_step_partitions', everyMs: 600_000, run: () => keepPartitionsAhead(db) },
    {
      name: 'pack_old_steps',
      everyMs: 600_000,
      run: async (now, signal) =>
        stepsKeptMonths === undefined ? 0 : packOldSteps(db, { keptMonths: stepsKeptMonths, now, signal }),
    },
    { name: 'find_shared_questions', everyMs: 600_000, run: createSharedQuestionsSweep(db, warn) },
  ]
}
