import type { Tx } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import type { Paper, PaperStore, Practice } from '../../exam/index.ts'
import { readShutExams, shutUntil } from './read-shut-exams.ts'

/** A practice paper of the doctor's own. */
export type OwnSet = {
  paper: Paper
  practice: Practice
  /** Of which of its questions the key is not to be told now. */
  shut: ReadonlySet<number>
  /** Until when nothing that depends on its keys is told, as `readCards` takes it: by the exams behind it, never by its own questions. */
  embargoes: ReadonlyMap<number, Date>
}

type SetQuery = { papers: PaperStore; id: number; doctorId: number; now: Date }

/**
 * Every call about a set comes through here. Another's is not there. Where the right to one of the exams behind it has lapsed the set is
 * closed; an exam that is withheld, or of which another one asks something, is shut for as long as that lasts, and all of it, as its review.
 */
export async function findOwnSet(tx: Tx, { papers, id, doctorId, now }: SetQuery): Promise<OwnSet> {
  const paper = await papers.byId(id)
  if (paper === undefined || paper.practice === null || paper.practice.doctorId !== doctorId)
    throw new AppError('not_found')
  const { practice, questions } = paper
  const { sourceIds } = practice
  const exams = await readShutExams(tx, { doctorId, now, sourceIds })
  if ([...exams.values()].some(({ hasLapsed }) => hasLapsed)) throw new AppError('not_enrolled')
  const shut = new Set(questions.filter((_, at) => exams.has(sourceIds[at] ?? 0)).map(({ id }) => id))
  const until = shutUntil(sourceIds, exams)
  return { paper, practice, shut, embargoes: new Map(until && [[id, until]]) }
}
