import type { Tx } from '@prostuti/db'
import { never } from '@prostuti/exam-rules'
import { readEmbargoes } from '../../exam/index.ts'
import { readOpenness } from '../pool/source-exams.ts'

/** Until when nothing may be told of what is right in an exam behind a set, and whether that is because the right to it has lapsed. */
type Shut = { until: Date; hasLapsed: boolean }

/** By exam; what is open is left out. */
export type ShutExams = ReadonlyMap<number, Shut>

type SourcesOfDoctor = { doctorId: number; now: Date; sourceIds: readonly number[] }

/**
 * Which of the exams behind sets are shut to a doctor now, each as a whole: their right to it has lapsed, or it is withheld, or waits for
 * them to sit it, or another exam keeps a question of it back. Of which question that is, no answer about a set may depend.
 */
export async function readShutExams(tx: Tx, { doctorId, now, sourceIds }: SourcesOfDoctor): Promise<ShutExams> {
  const paperIds = [...new Set(sourceIds)]
  const [standings, embargoes] = await Promise.all([
    readOpenness(tx, { doctorId, now, paperIds }),
    readEmbargoes(tx, { paperIds, doctorId, now }),
  ])
  const shut = new Map<number, Shut>()
  for (const [id, { openness, at }] of standings) {
    const reasons = [embargoes.get(id) ?? [], openness === 'open' ? [] : (at ?? never)].flat()
    if (reasons.length > 0) shut.set(id, { until: latest(reasons), hasLapsed: openness === 'lapsed' })
  }
  return shut
}

/** Until when nothing that depends on what is right in a set may be told; undefined where all exams behind it are open. */
export function shutUntil(sourceIds: readonly number[], shut: ShutExams): Date | undefined {
  const moments = sourceIds.flatMap((id) => shut.get(id)?.until ?? [])
  return moments.length > 0 ? latest(moments) : undefined
}

const latest = (moments: readonly Date[]): Date => new Date(Math.max(...moments.map((at) => at.getTime())))
