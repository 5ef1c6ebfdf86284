import type { ownResults, QueryOf, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { sumResults } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { examKindOf } from '../papers/is-exam.ts'
import { finishExpiredOf } from '../sitting/finish-attempt.ts'
import { type CourseRow, readCourseRows } from './read-course-rows.ts'
import { type OwnSitting, readOwnSittings } from './read-own-results.ts'

type Answer = ResponseOf<typeof ownResults>
type SatExam = Answer['results'][number]
type Family = SatExam['family']

const perPage = 20
/** As many as a phone's width can hold. */
const trendLength = 10

export const familyOf = { schedule_exam: 'course', quiz: 'quiz', bcs_exam: 'bcs', special_exam: 'special' } as const

type ResultsQuery = QueryOf<typeof ownResults> & { doctorId: number; now: Date; locale: Locale }

/**
 * Every exam that a doctor has handed in, the newest first. All of them are read for the sum, and a page is cut out of them:
 * what of a result may be known is a rule of `showResult`, not of a query.
 */
export async function listOwnResults(tx: Tx, query: ResultsQuery): Promise<Answer> {
  const { doctorId, now, locale, family, page = 1 } = query
  await finishExpiredOf(tx, { doctorId, now })
  const all = newestOf(await readOwnSittings(tx, { doctorId, now }))
  const chosen = all.filter((sitting) => family === undefined || familyOf[examKindOf(sitting.paper)] === family)
  const size = query['per-page'] ?? perPage
  const shown = chosen.slice((page - 1) * size, page * size)
  const rows = await readCourseRows(tx, { doctorId, sittings: shown })
  const marked = chosen.flatMap(({ paper, result }) => (result ? { key: paper.key, ...result } : [])).toReversed()
  const countOf = (name: Family) => all.filter(({ paper }) => familyOf[examKindOf(paper)] === name).length
  return {
    results: shown.map((sitting) => present(sitting, rows.get(sitting.paper.id), locale)),
    total: chosen.length,
    per_page: size,
    families: {
      course: countOf('course'),
      quiz: countOf('quiz'),
      bcs: countOf('bcs'),
      special: countOf('special'),
    },
    trend: marked.slice(-trendLength).map(({ key, finished_at, marks, out_of, average, pass_marks }) => ({
      key,
      finished_at,
      marks,
      out_of,
      average,
      pass_marks,
    })),
    sum: sumResults(marked) ?? null,
  }
}

/** One of each paper: its newest sitting. */
function newestOf(sittings: readonly OwnSitting[]): OwnSitting[] {
  const newest = new Map(sittings.map((sitting) => [sitting.paper.id, sitting]))
  return [...newest.values()].sort(
    (one, other) => other.finishedAt.getTime() - one.finishedAt.getTime() || other.paper.id - one.paper.id,
  )
}

function present(sitting: OwnSitting, row: CourseRow | undefined, locale: Locale): SatExam {
  const { paper, finishedAt, result, marksAt } = sitting
  return {
    key: paper.key,
    family: familyOf[examKindOf(paper)],
    title: pickText(row?.title ?? paper.title, locale),
    course: row ? { id: row.id, event_id: row.eventId, title: pickText(row.batch, locale) } : null,
    finished_at: finishedAt.toISOString(),
    result,
    marks_at: result === null ? marksAt : null,
  }
}
