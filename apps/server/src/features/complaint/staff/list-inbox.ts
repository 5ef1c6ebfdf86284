import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { listInbox as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { startOfDhakaDay } from '@prostuti/text/dates'
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { complaintsOf } from '../../today/index.ts'
import { ofConversation } from '../of-conversation.ts'

const { complaint, doctor, staff } = tables

const perPage = 50

type Answer = ResponseOf<typeof listCall>
type InboxQuery = QueryOf<typeof listCall> & { member: StaffMember; now: Date }

/** What doctors have written: while it waits for the centre in the order of what was promised, else the newest first. */
export async function listInbox(tx: Tx, { show = 'waiting', view, category, page = 1, member, now }: InboxQuery) {
  const theirs = and(isNull(complaint.mergedIntoId), complaintsOf(member))
  const where = and(
    theirs,
    isShown(show, now),
    category === undefined ? undefined : eq(complaint.category, category),
    view === undefined ? undefined : isInView(view, member, now),
  )
  const rows = await tx
    .select({
      row: complaint,
      doctor: doctor.name,
      assignee: { id: staff.id, name: staff.name },
      isCalled: sql<boolean>`exists (select from complaint_mention called join complaint_note note on note.id = called.note_id
        where called.staff_id = ${member.id} and called.seen_at is null
          and ${ofConversation(sql.raw('note.complaint_id'), complaint.id)})`,
    })
    .from(complaint)
    .innerJoin(doctor, eq(doctor.id, complaint.doctorId))
    .leftJoin(staff, eq(staff.id, complaint.assigneeId))
    .where(where)
    .orderBy(
      ...(show === 'waiting' || show === 'snoozed'
        ? [sql`${complaint.promisedAt} asc nulls first`, asc(complaint.id)]
        : [desc(complaint.lastMessageAt), desc(complaint.id)]),
    )
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    rows: rows.map(({ row, assignee, ...of }) => ({
      id: row.id,
      category: row.category,
      subject: row.subject,
      state: row.state,
      created_at: row.createdAt.toISOString(),
      last_message_at: row.lastMessageAt.toISOString(),
      promised_at: row.promisedAt?.toISOString() ?? null,
      snoozed_until: row.snoozedUntil?.toISOString() ?? null,
      assignee,
      doctor: of.doctor,
      is_unread: row.state === 'open' && (row.staffReadAt === null || row.staffReadAt < row.lastMessageAt),
      is_called: of.isCalled,
    })),
    total: await tx.$count(complaint, where),
    counts: await countWaiting(tx, { theirs, member, now }),
    yesterday: await readYesterday(tx, { theirs, now }),
  } satisfies Answer
}

const isAwake = (now: Date) => or(isNull(complaint.snoozedUntil), lte(complaint.snoozedUntil, now))

function isShown(show: NonNullable<InboxQuery['show']>, now: Date): SQL | undefined {
  if (show === 'waiting') return and(eq(complaint.state, 'open'), isAwake(now))
  if (show === 'snoozed') return and(eq(complaint.state, 'open'), gt(complaint.snoozedUntil, now))
  return eq(complaint.state, show)
}

function isInView(view: NonNullable<InboxQuery['view']>, { id }: StaffMember, now: Date): SQL {
  if (view === 'mine') return eq(complaint.assigneeId, id)
  if (view === 'nobody') return isNull(complaint.assigneeId)
  return lt(complaint.promisedAt, now)
}

type Theirs = { theirs: SQL | undefined; now: Date }

async function countWaiting(tx: Tx, { theirs, member, now }: Theirs & { member: StaffMember }) {
  const awake = isAwake(now)!
  const count = (...also: (SQL | undefined)[]) =>
    sql<number>`(count(*) filter (where ${and(...also)}))::int`.mapWith(Number)
  const [counts] = await tx
    .select({
      all: count(awake),
      mine: count(awake, isInView('mine', member, now)),
      nobody: count(awake, isInView('nobody', member, now)),
      late: count(awake, isInView('late', member, now)),
      snoozed: count(gt(complaint.snoozedUntil, now)),
    })
    .from(complaint)
    .where(and(theirs, eq(complaint.state, 'open')))
  return counts!
}

const day = 86_400_000

/** How many were first answered and settled on the day before, and how long half of them waited. */
async function readYesterday(tx: Tx, { theirs, now }: Theirs): Promise<Answer['yesterday']> {
  const today = startOfDhakaDay(now)
  const yesterday = new Date(today.getTime() - day)
  const [answered] = await tx
    .select({
      count: sql<number>`count(*)::int`.mapWith(Number),
      median: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by extract(epoch from ${complaint.firstAnsweredAt} - ${complaint.createdAt})) / 60)::int`,
    })
    .from(complaint)
    .where(
      and(
        theirs,
        isNotNull(complaint.firstAnsweredAt),
        gte(complaint.firstAnsweredAt, yesterday),
        lt(complaint.firstAnsweredAt, today),
      ),
    )
  const settled = and(theirs, gte(complaint.closedAt, yesterday), lt(complaint.closedAt, today))
  return {
    answered: answered!.count,
    median_minutes: answered!.median,
    settled: await tx.$count(complaint, settled),
  }
}
