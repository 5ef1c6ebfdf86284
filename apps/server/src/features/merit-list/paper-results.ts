import type { ResponseOf } from '@prostuti/contract'
import type { readPaperResults } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { ranksMoment, toldMoment } from '@prostuti/exam-rules'
import { searchKey } from '@prostuti/text/search-key'
import { and, asc, count, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { areResultsOut, examKindOf, isExam, isPaperRunning, passMarksOf } from '../exam/index.ts'
import { inCourses, ofBranches, type StaffMember } from '../staff/index.ts'

const { attempt, contact, doctor, markingFault, objection, paper, paperStanding, schedule, scheduleEvent } = tables

type PaperResults = ResponseOf<typeof readPaperResults>['paper']
type PaperRow = typeof paper.$inferSelect

const perPage = 20

/** A paper of the member's own courses. */
export async function findResultPaper(
  tx: Tx,
  { paperId, member }: { paperId: number; member: StaffMember },
): Promise<PaperRow> {
  const [row] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.id, paperId), isExam(), inCourses(member, paper.courseId)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Papers that somebody has sat, the newest first. */
export async function listResultPapers(
  tx: Tx,
  {
    search,
    page = 1,
    member,
    now,
  }: { search?: string | undefined; page?: number | undefined; member: StaffMember; now: Date },
) {
  const sat = tx.select({ one: sql`1` }).from(attempt).where(eq(attempt.paperId, paper.id))
  const where = and(isExam(), exists(sat), inCourses(member, paper.courseId), search ? titleHas(search) : undefined)
  const rows = await tx
    .select()
    .from(paper)
    .where(where)
    .orderBy(desc(paper.opensAt), desc(paper.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows: await presentPapers(tx, rows, now), total: await tx.$count(paper, where) }
}

const titleHas = (search: string): SQL =>
  sql`search_key((${paper.title} ->> 'bn') || ' ' || coalesce(${paper.title} ->> 'en', '')) like '%' || ${searchKey(search)} || '%'`

async function presentPapers(tx: Tx, rows: PaperRow[], now: Date) {
  const ids = rows.map(({ id }) => id)
  const counted = <Table extends typeof attempt | typeof markingFault | typeof objection>(table: Table, where?: SQL) =>
    tx
      .select({ paperId: table.paperId, count: count() })
      .from(table as typeof attempt)
      .where(and(inArray(table.paperId, ids), where))
      .groupBy(table.paperId)
      .then((found) => new Map(found.map((each) => [each.paperId, each.count])))
  const sittings = await counted(attempt)
  const faults = await counted(markingFault)
  const objections = await counted(objection, isNull(objection.answeredAt))
  const standings = await tx.select().from(paperStanding).where(inArray(paperStanding.paperId, ids))
  const standingOf = new Map(standings.map((each) => [each.paperId, each]))
  return rows.map((row) => {
    const standing = standingOf.get(row.id)
    return {
      id: row.id,
      title: row.title,
      kind: examKindOf(row),
      opens_at: row.opensAt?.toISOString() ?? null,
      closes_at: row.closesAt?.toISOString() ?? null,
      state: stateOf(now, row),
      sittings: sittings.get(row.id) ?? 0,
      participants: standing?.participants ?? null,
      passed: standing?.passed ?? null,
      average: standing?.average ?? null,
      highest: standing?.highest ?? null,
      out_of: row.totalMarks,
      faults: faults.get(row.id) ?? 0,
      objections: objections.get(row.id) ?? 0,
    }
  })
}

function stateOf(now: Date, row: PaperRow): PaperResults['state'] {
  if (row.heldAt !== null) return 'held'
  if (isPaperRunning(now, row)) return 'running'
  return areResultsOut(now, row) ? 'released' : 'waiting'
}

/** How one paper came out, with what could not be marked. */
export async function readResultPaper(
  tx: Tx,
  { paperId, member, now }: { paperId: number; member: StaffMember; now: Date },
): Promise<ResponseOf<typeof readPaperResults>> {
  const row = await findResultPaper(tx, { paperId, member })
  const [shown] = await presentPapers(tx, [row], now)
  const [standing] = await tx.select().from(paperStanding).where(eq(paperStanding.paperId, paperId))
  const faults = await tx
    .select({ attempt_id: markingFault.attemptId, doctor: doctor.name, words: markingFault.words, at: markingFault.at })
    .from(markingFault)
    .innerJoin(attempt, eq(attempt.id, markingFault.attemptId))
    .innerJoin(doctor, eq(doctor.id, attempt.doctorId))
    .where(and(eq(markingFault.paperId, paperId), ofBranches(member, sql`${attempt.doctorId}`)))
    .orderBy(asc(markingFault.at))
    .limit(100)
  return {
    paper: {
      ...shown!,
      held_at: row.heldAt?.toISOString() ?? null,
      pass_marks: passMarksOf(row.rules, row.totalMarks),
      ranks_at: toldMoment(ranksMoment(now, row))?.toISOString() ?? null,
      bins: standing?.bins ?? [],
    },
    branches: await readBranches(tx, { paperId, member }),
    faults: faults.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  }
}

/** The branches whose timetables have the paper, as far as they are the member's. */
function readBranches(tx: Tx, { paperId, member }: { paperId: number; member: StaffMember }) {
  return tx
    .selectDistinct({ id: contact.id, name: contact.name })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(contact, eq(contact.id, schedule.contactId))
    .where(
      and(
        eq(scheduleEvent.paperId, paperId),
        member.branchIds === null ? undefined : inArray(contact.id, member.branchIds),
      ),
    )
    .orderBy(asc(contact.id))
}
