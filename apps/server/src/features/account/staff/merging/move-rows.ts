import { type Transaction, tables } from '@prostuti/db'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { mergeNotebooks } from '../../../notebook/index.ts'
import { dropSignature, freeSeatSignature } from '../../../signature/index.ts'

const { freeSeat } = tables

export type Move = { kept: number; gone: number; now: Date }

/** How many rows went over. */
type Mover = (tx: Transaction, move: Move) => Promise<number>

const count = async (tx: Transaction, statement: SQL): Promise<number> => (await tx.execute(statement)).rowCount ?? 0
const name = (text: string): SQL => sql.raw(`"${text}"`)

/** Every row. */
const all =
  (table: string, column = 'doctor_id'): Mover =>
  (tx, { kept, gone }) =>
    count(tx, sql`update ${name(table)} set ${name(column)} = ${kept} where ${name(column)} = ${gone}`)

/** Every row of whose `keys` the account that stays has none; what it has already stays with the one that goes, or is dropped. */
const unlessThere =
  (table: string, keys: string[], { rest }: { rest: 'stays' | 'is_dropped' }): Mover =>
  async (tx, { kept, gone }) => {
    const same = sql.join(
      keys.map((key) => sql`own.${name(key)} = ${name(table)}.${name(key)}`),
      sql` and `,
    )
    const moved = await count(
      tx,
      sql`update ${name(table)} set doctor_id = ${kept} where doctor_id = ${gone}
        and not exists (select from ${name(table)} own where own.doctor_id = ${kept} and ${same})`,
    )
    if (rest === 'is_dropped') await tx.execute(sql`delete from ${name(table)} where doctor_id = ${gone}`)
    return moved
  }

/** Both rows of one thing become one. */
const joined =
  (table: string, key: string, columns: string[], set: SQL): Mover =>
  async (tx, { kept, gone }) => {
    const list = sql.join(columns.map(name), sql`, `)
    const moved = await count(
      tx,
      sql`insert into ${name(table)} (doctor_id, ${name(key)}, ${list})
        select ${kept}, ${name(key)}, ${list} from ${name(table)} where doctor_id = ${gone}
        on conflict (doctor_id, ${name(key)}) do update set ${set}`,
    )
    await tx.execute(sql`delete from ${name(table)} where doctor_id = ${gone}`)
    return moved
  }

/** Every row where the account that stays has none in `own`, which is the same table if left out; otherwise all are dropped. */
const unlessHas =
  (table: string, own = table): Mover =>
  async (tx, { kept, gone }) => {
    const moved = await count(
      tx,
      sql`update ${name(table)} set doctor_id = ${kept} where doctor_id = ${gone}
        and not exists (select from ${name(own)} own where own.doctor_id = ${kept})`,
    )
    await tx.execute(sql`delete from ${name(table)} where doctor_id = ${gone}`)
    return moved
  }

const watched = sql`video_progress.watched + excluded.watched`
const isNewer = sql`excluded.position_at > video_progress.position_at`

/**
 * Everything that names a doctor, and how it goes over; in this order, for what points to another row goes after it. Purchases that
 * clash were given up before. Nothing that money, an attempt or an answer hangs on is deleted.
 */
export const movers: Record<string, Mover> = {
  // Whoever was merged before is led on.
  'doctor.merged_into_id': all('doctor', 'merged_into_id'),

  'enrolment.doctor_id': all('enrolment'),
  'subscription.doctor_id': all('subscription'),
  'event_registration.doctor_id': unlessThere('event_registration', ['event_id'], { rest: 'stays' }),
  'seat_hold.doctor_id': unlessThere('seat_hold', ['schedule_id'], { rest: 'is_dropped' }),
  'event_hold.doctor_id': unlessThere('event_hold', ['event_id'], { rest: 'is_dropped' }),
  // Proposed for an account that is no more: whoever wants it proposes it again.
  'free_seat.doctor_id': async (tx, move) => {
    const isWaiting = and(eq(freeSeat.doctorId, move.gone), eq(freeSeat.state, 'to_sign'))
    const withdrawn = { state: 'withdrawn', decidedAt: move.now } as const
    const ended = await tx.update(freeSeat).set(withdrawn).where(isWaiting).returning({ id: freeSeat.id })
    for (const { id } of ended) await dropSignature(tx, { ...freeSeatSignature(id), now: move.now })
    return all('free_seat')(tx, move)
  },
  // The database lets a booked order go to nobody but the account that its doctor's was merged into.
  'purchase_order.doctor_id': all('purchase_order'),

  // A paper that both have sat: the ranks that others have read have both in them.
  'attempt.doctor_id': unlessThere('attempt', ['paper_id'], { rest: 'stays' }),
  // Nobody else can have sat it.
  'practice_set.doctor_id': all('practice_set'),
  'practice_setting.doctor_id': unlessHas('practice_setting'),
  'correction_effect.doctor_id': (tx, { kept, gone }) =>
    count(
      tx,
      sql`update correction_effect set doctor_id = ${kept} from attempt
        where attempt.id = attempt_id and correction_effect.doctor_id = ${gone} and attempt.doctor_id = ${kept}`,
    ),
  'objection.doctor_id': unlessThere('objection', ['paper_id', 'question_id'], { rest: 'stays' }),

  // Every review of both stays; what a card remembers is made from those of both.
  'notebook_review.doctor_id': unlessThere('notebook_review', ['id'], { rest: 'is_dropped' }),
  'notebook_undo.doctor_id': unlessThere('notebook_undo', ['review_id'], { rest: 'is_dropped' }),
  // Before the cards: the exam aimed at says when they come.
  'notebook_settings.doctor_id': unlessHas('notebook_settings'),
  'notebook_card.doctor_id': mergeNotebooks,

  'video_progress.doctor_id': joined(
    'video_progress',
    'video_id',
    ['position_seconds', 'position_at', 'watched', 'watched_seconds', 'completed_at', 'updated_at'],
    sql`position_seconds = case when ${isNewer} then excluded.position_seconds else video_progress.position_seconds end,
      position_at = greatest(excluded.position_at, video_progress.position_at), watched = ${watched},
      watched_seconds = (select coalesce(sum(upper(part) - lower(part)), 0)::integer from unnest(${watched}) part),
      completed_at = least(video_progress.completed_at, excluded.completed_at),
      updated_at = greatest(excluded.updated_at, video_progress.updated_at)`,
  ),
  'video_note.doctor_id': all('video_note'),
  'class_attendance.doctor_id': joined(
    'class_attendance',
    'schedule_event_id',
    ['joined_at', 'last_at', 'presses'],
    sql`joined_at = least(class_attendance.joined_at, excluded.joined_at),
      last_at = greatest(class_attendance.last_at, excluded.last_at), presses = class_attendance.presses + excluded.presses`,
  ),
  'class_registrant.doctor_id': unlessThere('class_registrant', ['meeting_number'], { rest: 'stays' }),
  'class_sms.doctor_id': unlessThere('class_sms', ['schedule_event_id', 'starts_at'], { rest: 'is_dropped' }),
  'notice.doctor_id': all('notice'),
  'notice_read.doctor_id': unlessThere('notice_read', ['notice_id'], { rest: 'is_dropped' }),

  // Two plans would stand on top of each other: the one of the account that stays is the one that counts.
  'plan_block.doctor_id': unlessHas('plan_block', 'study_rota'),
  'rota_exception.doctor_id': unlessHas('rota_exception', 'study_rota'),
  'study_rota.doctor_id': unlessHas('study_rota'),
  // Whoever follows it was given the address by an account that is no more.
  'plan_feed.doctor_id': async (tx, { gone }) => {
    await tx.delete(tables.planFeed).where(sql`doctor_id = ${gone}`)
    return 0
  },

  'complaint.doctor_id': async (tx, move) => {
    // Made by the browser of each: two that are alike are told apart.
    await tx.execute(sql`update complaint set client_key = client_key || ':' || id where doctor_id = ${move.gone}
      and exists (select from complaint own where own.doctor_id = ${move.kept} and own.client_key = complaint.client_key)`)
    return all('complaint')(tx, move)
  },
  'complaint_file.doctor_id': all('complaint_file'),
  'doctor_note.doctor_id': all('doctor_note'),

  // They take no place among the devices of the other: whoever signs in there again is asked again.
  'device.doctor_id': async (tx, move) => {
    await tx.execute(sql`update device set released_at = ${move.now.toISOString()}::timestamptz, held_until = null
      where doctor_id = ${move.gone} and released_at is null`)
    return all('device')(tx, move)
  },
  'device_request.doctor_id': async (tx, move) => {
    await tx.execute(sql`update device_request set status = 'withdrawn', decided_at = ${move.now.toISOString()}::timestamptz
      where doctor_id = ${move.gone} and status = 'open'`)
    return all('device_request')(tx, move)
  },
  'sign_in.doctor_id': all('sign_in'),
  // A browser listens for whoever signed in there, and that has ended: nobody is told of the other's news, nor what was queued.
  'push_subscription.doctor_id': async (tx, { gone }) => {
    await tx.delete(tables.pushSubscription).where(sql`doctor_id = ${gone}`)
    return 0
  },
  // What was chosen last in the account that stays holds; what the other has heard is no news either.
  'push_setting.doctor_id': unlessHas('push_setting'),
  'push_told.doctor_id': unlessThere('push_told', ['kind', 'thing'], { rest: 'is_dropped' }),
  'activity.doctor_id': all('activity'),

  'campaign_recipient.doctor_id': async (tx, move) => {
    const moved = await unlessThere('campaign_recipient', ['campaign_id'], { rest: 'stays' })(tx, move)
    // The other has the same on its way.
    await tx.execute(sql`delete from campaign_recipient where doctor_id = ${move.gone} and state = 'waiting'`)
    return moved
  },

  // Codes of minutes, and pairs that were never looked at: nothing of the doctor's.
  'impersonation_code.doctor_id': async (tx, { gone }) => {
    await tx.delete(tables.impersonationCode).where(sql`doctor_id = ${gone}`)
    return 0
  },
  'doctor_double.doctor_id': async (tx, { gone }) => {
    await tx.execute(sql`delete from doctor_double where ${gone} in (doctor_id, other_id)`)
    return 0
  },
}

/** What names a doctor and stays as it is. */
export const staying: Record<string, string> = {
  'audit_entry.doctor_id': 'what was done is never rewritten; the timeline of the account that stays shows it',
  'doctor_double.other_id': 'goes with its pair',
  'doctor_merge.kept_id': 'who proposed and signed what, as it was',
  'doctor_merge.gone_id': 'who proposed and signed what, as it was',
}
