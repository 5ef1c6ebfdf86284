import type { ownResults, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { examKindOf } from '../papers/is-exam.ts'
import { finishExpiredOf } from '../sitting/finish-attempt.ts'
import { familyOf } from './list-own-results.ts'
import { readCourseRows } from './read-course-rows.ts'
import { type OwnSitting, readOwnSittings } from './read-own-results.ts'

type SatExam = ResponseOf<typeof ownResults>['results'][number]

/** An exam that the doctor sat in its own time, with marks that they may know. */
export type RankedSitting = Pick<SatExam, 'key' | 'family' | 'title' | 'course'> & {
  packKey: string
  finishedAt: Date
  marks: number
  outOf: number
  hidesRanks: boolean
  /** Null while ranks are not out, and where the course keeps them to itself. */
  standing: { percentile: number; participants: number; average: number } | null
}

/** All of a doctor's, the oldest first; what is not released to them is not there. */
export async function listRankedSittings(
  tx: Tx,
  { doctorId, now, locale }: { doctorId: number; now: Date; locale: Locale },
): Promise<RankedSitting[]> {
  await finishExpiredOf(tx, { doctorId, now })
  const sittings = (await readOwnSittings(tx, { doctorId, now })).filter(({ result }) => result?.ranked)
  const rows = await readCourseRows(tx, { doctorId, sittings })
  return sittings
    .flatMap((sitting): RankedSitting[] => {
      const { paper, result, finishedAt, hidesRanks } = sitting
      if (result === null) return []
      const row = rows.get(paper.id)
      return [
        {
          key: paper.key,
          family: familyOf[examKindOf(paper)],
          title: pickText(row?.title ?? paper.title, locale),
          course: row ? { id: row.id, event_id: row.eventId, title: pickText(row.batch, locale) } : null,
          packKey: paper.rules.key,
          finishedAt,
          marks: result.marks,
          outOf: result.out_of,
          hidesRanks,
          standing: standingOf(sitting),
        },
      ]
    })
    .sort((one, other) => one.finishedAt.getTime() - other.finishedAt.getTime())
}

function standingOf({ result, percentile }: OwnSitting): RankedSitting['standing'] {
  if (result === null || percentile === null || result.average === null || result.participants === null) return null
  return { percentile, participants: result.participants, average: result.average }
}
