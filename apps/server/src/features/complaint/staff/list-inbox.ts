import type { QueryOf, ResponseOf } from '@prostuti/contract'
import { countedAtMost, type listInbox as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { startOfDhakaDay } from '@prostuti/text/dates'
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { countUpTo, cutPage, isBehind, orderOf, placeOf, readBehind } from '../../resource/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { complaintsOf } from '../../today/index.ts'
import { ofConversation } from '../of-conversation.ts'

const { complaint, doctor, staff } = tables

const perPage = 50

const promised = sql`coalesce(${complaint.promisedAt}, '-infinity'::timestamptz)`
const promisedFirst = { by: { value: promised, type: 'timestamptz' }, id: complaint.id, isDescending: false }
/** Of what was put off, what comes back first. */
const backFirst = { by: complaint.snoozedUntil, id: complaint.id, isDescending: false }
const newestFirst = { by: complaint.lastMessageAt, id: complaint.id, isDescending: true }

type Answer = ResponseOf<typeof listCall>
type InboxQuery = QueryOf<typeof listCall> & { member: StaffMember; now: Date }

/** What doctors have written: what waits in the order of what was promised, what was put off in that of its return, else the newest first. */
export async function listInbox(tx: Tx, { show = 'waiting', view, category, after, member, now }: InboxQuery) {
  const theirs = and(isNull(complaint.mergedIntoId), complaintsOf(member))
  const where = and(
    theirs,
    isShown(show, now),
    category === undefined ? undefined : eq(complaint.category, category),
    view === undefined ? undefined : isInView(view, member, now),
  )
  const order = { waiting: promisedFirst, snoozed: backFirst, answered: newestFirst, closed: newestFirst }[show]
  const behind = isBehind(order, after)
  const isAll = show === 'waiting' && view === undefined && category === undefined && after === undefined
  const reading = tx
    .select({
      place: placeOf(order),
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
    .where(and(where, behind))
    .orderBy(...orderOf(order))
    .limit(perPage + 1)
  const { rows, next } = cutPage(await readBehind(behind, reading), perPage)
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
    next,
    counts: await countWaiting(tx, { theirs, member, now }),
    yesterday: isAll && rows.length === 0 ? await readYesterday(tx, { theirs, now }) : null,
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
  return and(isNotNull(complaint.promisedAt), sql`${promised} < ${now.toISOString()}::timestamptz`)!
}

type Theirs = { theirs: SQL | undefined; now: Date }

async function countWaiting(tx: Tx, { theirs, member, now }: Theirs & { member: StaffMember }) {
  const count = async (show: 'waiting' | 'snoozed', also?: SQL) => {
    const where = and(theirs, isShown(show, now), also)
    const counted = await countUpTo(tx, { table: complaint, where, atMost: countedAtMost + 1 })
    return { count: Math.min(counted, countedAtMost), is_exact: counted <= countedAtMost }
  }
  const [all, mine, nobody, late, snoozed] = await Promise.all([
    count('waiting'),
    count('waiting', isInView('mine', member, now)),
    count('waiting', isInView('nobody', member, now)),
    count('waiting', isInView('late', member, now)),
    count('snoozed'),
  ])
  return { all, mine, nobody, late, snoozed }
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
