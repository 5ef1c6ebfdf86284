import type { Db } from '@prostuti/db'
import { judgeNotebooksAgain, makeNotebookCards } from '../features/notebook/index.ts'
import type { Job } from './job.ts'

/** What the notebooks need done when nobody is asking: cards of sittings whose answers are out, retests judged by corrected keys. */
export const notebookJobs = (db: Db): Job[] => [
  { name: 'make_notebook_cards', everyMs: 10_000, run: (now, signal) => makeNotebookCards(db, now, signal) },
  { name: 'judge_notebooks_again', everyMs: 10_000, run: (now, signal) => judgeNotebooksAgain(db, now, signal) },
]
