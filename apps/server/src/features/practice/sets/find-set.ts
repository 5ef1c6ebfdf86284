import type { Tx } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import { type Paper, type PaperStore, type Practice, readEmbargoedAmong } from '../../exam/index.ts'
import { readOpenness } from '../pool/open-papers.ts'

/** A practice paper of the doctor's own, and of which of its questions the key is not to be told now. */
export type OwnSet = { paper: Paper; practice: Practice; shut: ReadonlySet<number> }

type SetQuery = { papers: PaperStore; id: number; doctorId: number; now: Date }

/**
 * Every call about a set comes through here. Another's is not there. Where the right to one of the exams behind it has lapsed the set is
 * closed; what waits in another exam, or is withheld, is shut for as long as that lasts.
 */
export async function findOwnSet(tx: Tx, { papers, id, doctorId, now }: SetQuery): Promise<OwnSet> {
  const paper = await papers.byId(id)
  if (paper === undefined || paper.practice === null || paper.practice.doctorId !== doctorId)
    throw new AppError('not_found')
  const { practice, questions } = paper
  const sourceIds = [...new Set(practice.sourceIds)]
  const [openness, kept] = await Promise.all([
    readOpenness(tx, { doctorId, now, paperIds: sourceIds }),
    readEmbargoedAmong(tx, { questionIds: questions.map((question) => question.id), now }),
  ])
  if (sourceIds.some((source) => openness.get(source) === 'lapsed')) throw new AppError('not_enrolled')
  const isShut = (questionId: number, at: number) =>
    kept.has(questionId) || openness.get(practice.sourceIds[at] ?? 0) !== 'open'
  const shut = new Set(questions.filter((question, at) => isShut(question.id, at)).map((question) => question.id))
  return { paper, practice, shut }
}
