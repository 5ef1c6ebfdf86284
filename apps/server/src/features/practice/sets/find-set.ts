import type { Tx } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import { type Paper, type PaperStore, type Practice, readEmbargoes } from '../../exam/index.ts'
import { readOpenness } from '../pool/source-exams.ts'

/** A practice paper of the doctor's own, and of which of its questions the key is not to be told now. */
export type OwnSet = { paper: Paper; practice: Practice; shut: ReadonlySet<number> }

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
  const sourceIds = [...new Set(practice.sourceIds)]
  const [openness, embargoes] = await Promise.all([
    readOpenness(tx, { doctorId, now, paperIds: sourceIds }),
    readEmbargoes(tx, { paperIds: sourceIds, now }),
  ])
  if (sourceIds.some((source) => openness.get(source) === 'lapsed')) throw new AppError('not_enrolled')
  const isShut = (source: number) => embargoes.has(source) || openness.get(source) !== 'open'
  const shut = new Set(questions.filter((_, at) => isShut(practice.sourceIds[at] ?? 0)).map(({ id }) => id))
  return { paper, practice, shut }
}
