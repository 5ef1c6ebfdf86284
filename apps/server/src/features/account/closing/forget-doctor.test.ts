import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { closeAccount } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { sweepLooseFiles } from '../../complaint/index.ts'
import { storeFile } from '../../files/index.ts'
import { openAccountTest, tablesOfDoctors } from '../account-test.fixture.ts'
import { leftOut } from '../copy/left-out.fixture.ts'
import { closeAccount as closeAccountOf } from './close-account.ts'
import { forgetClosed } from './forget-closed.ts'
import { kept } from './kept.fixture.ts'

let test: Awaited<ReturnType<typeof openAccountTest>>
beforeAll(async () => {
  test = await openAccountTest()
})
afterAll(() => test.close())

const now = new Date()
const phone = '+8801777777777'

/** Whatever a column takes of these, the search finds. */
const marks = [
  `'XMARKX-' || (random() * 1e9)::int`,
  `'${phone}'`,
  `'xmarkx@example.org'`,
  `'A-7777777'`,
  `'https://xmarkx.example/' || (random() * 1e9)::int`,
  `'$argon2id$XMARKX'`,
  `'{"bn":"XMARKX","en":"XMARKX"}'`,
  `'["XMARKX"]'`,
]
const isMarked = (column: string) => `${column}::text ~* '(xmarkx|1777777777|A-7777777)'`

type Column = { table: string; column: string; type: string; isChosen: boolean }

/** Columns that could hold words. `isChosen`: a check allows a few values, none of which says anything. */
async function columnsOfWords(tx: Tx): Promise<Column[]> {
  const { rows } = await tx.execute<Column>(sql`
    select c.table_name as "table", c.column_name as "column", c.data_type as type, exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'c' and k.conrelid = c.table_name::regclass and a.attname = c.column_name
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
    ) as "isChosen"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and not (select relispartition from pg_class where oid = c.table_name::regclass) and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'jsonb', 'json') order by 1, 2`)
  return rows
}

/** For each table with rows of doctors: which are this one's, by the keys that lead to them. */
async function rowsOf(tx: Tx, doctorId: number): Promise<Map<string, string>> {
  const { rows: keys } = await tx.execute<{ child: string; column: string; parent: string; target: string }>(sql`
    select k.conrelid::regclass::text as child, a.attname as "column", k.confrelid::regclass::text as parent, b.attname as target
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    -- What reminds of a class is for all of it, never for one doctor.
    where k.contype = 'f' and k.conparentid = 0 and k.conname not like 'live\\_class\\_reminder\\_notice%'`)
  const own = new Map([['doctor', `id = ${doctorId}`]])
  own.set('doctor_double', `${doctorId} in (doctor_id, other_id)`)
  for (const name of ['activity', 'audit_entry', 'free_seat']) own.set(name, `doctor_id = ${doctorId}`)
  for (const name of ['join_record', 'otp_challenge', 'otp_token']) own.set(name, `phone = '${phone}'`)
  for (let before = 0; before < own.size; ) {
    before = own.size
    for (const { child, column, parent, target } of keys)
      if (own.has(parent) && !own.has(child))
        own.set(child, `${column} in (select ${target} from ${parent} where ${own.get(parent)})`)
  }
  return own
}

/** Puts a row where the demo's doctor has none, so that every table is looked at. */
async function fillTables(tx: Tx, doctorId: number): Promise<void> {
  const staff = await buildStaff(tx)
  const { deviceId } = await test.signIn(doctorId)
  const one = async (query: string) => (await tx.execute<{ id: number }>(sql.raw(query))).rows[0]!.id
  const classId = await one(`select id from schedule_event limit 1`)
  const orderId = await one(
    `select id from purchase_order where doctor_id = ${doctorId} and booked_at is not null limit 1`,
  )
  const paymentId = await one(`select id from payment where order_id = ${orderId} limit 1`)
  const scheduleId = await one(`select id from schedule limit 1`)
  const eventId = await one(`select id from event limit 1`)
  const messageId = await one(
    `select m.id from complaint_message m join complaint c on c.id = complaint_id where doctor_id = ${doctorId} limit 1`,
  )
  const parcelId = await one(
    `select d.id from sheet_delivery d join enrolment e on e.id = enrolment_id where doctor_id = ${doctorId} limit 1`,
  )
  const attemptId = await one(`select id from attempt where doctor_id = ${doctorId} limit 1`)
  for (const query of [
    `insert into join_record (phone, name, created_at) values ('${phone}', 'x', now())`,
    `insert into device_request (doctor_id, device_id, reason) values (${doctorId}, ${deviceId}, 'x')`,
    `insert into otp_challenge (phone, purpose, code_hmac, expires_at, browser_hash, budget) values ('${phone}', 'reset', 'x', now(), 'x', 'stranger')`,
    `insert into otp_token (token_hash, phone, purpose, expires_at) values ('x', '${phone}', 'reset', now() + '1 hour')`,
    `insert into activity ("to", doctor_id) values ('/x', ${doctorId})`,
    `insert into audit_entry (staff_id, doctor_id, action) values (${staff.id}, ${doctorId}, 'x')`,
    `insert into impersonation_code (code_hash, staff_id, doctor_id, expires_at) values ('x', ${staff.id}, ${doctorId}, now())`,
    `insert into class_attendance (doctor_id, schedule_event_id, joined_at, last_at) values (${doctorId}, ${classId}, now(), now()) on conflict do nothing`,
    `insert into plan_feed values (${doctorId}, 'x', 'x', now())`,
    `insert into class_registrant values (${doctorId}, '81', 'x', 'https://x.example', now())`,
    `insert into class_sms (doctor_id, schedule_event_id, starts_at) values (${doctorId}, ${classId}, now())`,
    `insert into campaign (title, text, text_hash, audience, key, parts, created_by) values ('x', 'x', 'x', '{"any":[]}', 'x', 1, ${staff.id})`,
    `insert into campaign_recipient (campaign_id, doctor_id) select max(id), ${doctorId} from campaign`,
    `insert into gateway_message (gateway, payment_id, direction, kind, body, at) values ('bkash', ${paymentId}, 'sent', 'x', '{}', now())`,
    `insert into refund_request (order_id, cause, reason, answer, reckoning) values (${orderId}, 'leaving', 'x', 'x', '{}')`,
    `insert into refund (payment_id, amount_paisa, reason, request_id) select ${paymentId}, 1, 'x', id from refund_request where order_id = ${orderId}`,
    `insert into payout (order_id, payment_id, amount_paisa, reason, answer, words, reference, key, state, asked_by) values (${orderId}, ${paymentId}, 1, 'x', 'x', 'x', 'x', 'x', 'refused', ${staff.id})`,
    `insert into waiver (order_id, amount_paisa, reason, words, key, state, asked_by) values (${orderId}, 1, 'x', 'x', 'x', 'refused', ${staff.id})`,
    `insert into doctor_note (doctor_id, staff_id, text, created_at) values (${doctorId}, ${staff.id}, 'x', now())`,
    `insert into doctor_double (doctor_id, other_id, facts, score) select least(id, ${doctorId}), greatest(id, ${doctorId}), '{name}', 60 from doctor where id <> ${doctorId} order by id limit 1`,
    `insert into doctor_merge (kept_id, gone_id, phone_of, reason, fingerprint, moved, state, asked_by, asked_at, decided_at) select ${doctorId}, id, 'kept', 'x', 'x', '{}', 'ended', ${staff.id}, now(), now() from doctor where id <> ${doctorId} limit 1`,
    `insert into free_seat (doctor_id, batch_id, schedule_id, reason, words, state, asked_by, asked_at, decided_at) select ${doctorId}, batch_id, id, 'x', 'x', 'refused', ${staff.id}, now(), now() from schedule where id = ${scheduleId}`,
    `insert into statement_file (provider, name, content, sha256, staff_id, created_at) values ('bkash', 'x', '', 'x', ${staff.id}, now())`,
    `insert into statement_line (file_id, number, provider, fingerprint, kind, provider_id, own_ref, at, has_time, amount_paisa, is_gross, payer_end, method, batch, is_uneven, raw, state, payment_id, refund_id, words)
      select max(id), 2, 'bkash', 'x', 'payment', 'x', 'x', now(), true, 1, true, 'x', 'x', 'x', false, '[]', 'matched', ${paymentId}, (select max(id) from refund where payment_id = ${paymentId}), 'x' from statement_file`,
    `insert into order_change (order_id, kind, before, receipts, number, at) values (${orderId}, 'postponement', '{}', 1, 1, now())`,
    `insert into payment_reminder values (${orderId}, 1, 'coming', now()) on conflict do nothing`,
    `insert into seat_hold values (${scheduleId}, ${doctorId}, now()) on conflict do nothing`,
    `insert into event_hold values (${eventId}, ${doctorId}, now()) on conflict do nothing`,
    `insert into courier_message (courier, delivery_id, direction, kind, body, at) values ('steadfast', ${parcelId}, 'sent', 'x', '{}', now())`,
    `insert into stock_movement (sheet_id, kind, quantity, delivery_id, reason, staff_id, at) select sheet_id, 'packed', -1, delivery_id, 'x', ${staff.id}, now() from sheet_delivery_item where delivery_id = ${parcelId} limit 1`,
    `insert into complaint_note (complaint_id, staff_id, text, client_key, created_at) select complaint_id, ${staff.id}, 'x', 'x', now() from complaint_message where id = ${messageId}`,
    `insert into complaint_mention (note_id, staff_id, created_at) select max(id), ${staff.id}, now() from complaint_note`,
    `insert into answer_sms (message_id) values (${messageId})`,
    `insert into push_key (public_key, private_key, created_at) values ('x', 'x', now())`,
    `insert into push_subscription (doctor_id, sign_in_id, push_key_id, endpoint, p256dh, auth, locale, created_at)
      select ${doctorId}, max(sign_in.id), (select max(id) from push_key), 'https://x.example', 'x', 'x', 'bn', now() from sign_in where doctor_id = ${doctorId}`,
    `insert into push_message (subscription_id, kind, title, body, link, topic, send_at, until) select max(id), 'test', 'x', 'x', '/x', 'x', now(), now() from push_subscription`,
    `insert into push_setting (doctor_id, updated_at) values (${doctorId}, now())`,
    `insert into push_told (doctor_id, kind, thing, told_at) values (${doctorId}, 'notice', 'x', now())`,
    `insert into complaint_file (doctor_id, message_id, name, type, bytes, file, created_at) values (${doctorId}, ${messageId}, 'x', 'image/webp', 1, '${'x'.repeat(32)}.webp', now())`,
    `insert into attempt_result (attempt_id, paper_id, ranked, finished_at, marks, out_of, lost, "right", wrong, blank, correct_questions, wrong_questions, partial_questions, blank_questions, subjects, keys_revision, marked_at)
      select id, paper_id, ranked, now(), 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 1, now() from attempt where id = ${attemptId} on conflict do nothing`,
    `insert into attempt_insight (attempt_id, paper_id, keys_revision, pace, figures, worked_out_at)
      select id, paper_id, 1, '{0}', '{}', now() from attempt where id = ${attemptId}`,
    `insert into notebook_card (doctor_id, question_id, paper_id, version_id, note, memory, last_rating, queue_on, made_at)
      select ${doctorId}, question_id, paper_id, version_id, 'x', '{}', 3, now(), now() from paper_question where paper_id = (select paper_id from attempt where id = ${attemptId}) limit 1
      on conflict do nothing`,
    `insert into notebook_review (doctor_id, id, question_id, device, sequence, answer, duration_ms, answered_at, reviewed_at, received_at, version_id, rating)
      select doctor_id, gen_random_uuid(), question_id, gen_random_uuid(), 1, '1', 1, now(), now(), now(), version_id, 3 from notebook_card where doctor_id = ${doctorId} limit 1`,
    `insert into notebook_undo values (${doctorId}, gen_random_uuid(), now(), now())`,
    `insert into notebook_settings (doctor_id) values (${doctorId}) on conflict do nothing`,
    `insert into sitting_deed (paper_id, kind, staff_id, at, press_key) select paper_id, 'extend', ${staff.id}, now(), 'x' from attempt where id = ${attemptId}`,
    `insert into attempt_extension (deed_id, attempt_id, from_end, to_end) select max(id), ${attemptId}, now(), now() from sitting_deed`,
    `insert into sitting_message (deed_id, attempt_id) select max(id), ${attemptId} from sitting_deed`,
    `insert into marking_fault (attempt_id, paper_id, keys_revision, words, at) select id, paper_id, 1, 'x', now() from attempt where id = ${attemptId}`,
    `insert into packed_steps (attempt_id, question_ids, sequences, answers, saved_ats) values (${attemptId}, '{1}', '{1}', '[1]', '{now}')`,
    `insert into key_correction (question_id, paper_id, kind, key, reason, created_by)
      select question_id, paper_id, 'void', '{}', '{"bn":"x"}', ${staff.id} from paper_question where paper_id = (select paper_id from attempt where id = ${attemptId}) limit 1`,
    `insert into correction_effect (correction_id, attempt_id, paper_id, doctor_id, marks_before, marks_after, out_of_before, out_of_after)
      select max(id), ${attemptId}, 1, ${doctorId}, 0, 0, 1, 1 from key_correction`,
    `insert into paper (key, kind, title, rules, opens_at, duration_minutes, question_count, total_marks, is_active)
      values ('practice-x', 'practice', '{"bn":"x"}', '{"sections":[]}', now(), 1, 0, 0, false)`,
    `insert into practice_set (paper_id, doctor_id, mode, choices, seed, question_ids, source_ids, version_ids, sections)
      select max(id), ${doctorId}, 'study', '{}', 1, '{1}', '{1}', '{1}', '{x}' from paper`,
    // What is remembered of a card goes with how it was last judged.
    `update notebook_card set memory = '{}', last_rating = 3 where doctor_id = ${doctorId}`,
    `insert into practice_setting (doctor_id, choices, updated_at) values (${doctorId}, '{}', now()) on conflict do nothing`,
    `insert into sat_questions (attempt_id, keys_revision, right_ids, missed_ids) values (${attemptId}, 1, '{}', '{}') on conflict do nothing`,
    `insert into objection (paper_id, question_id, doctor_id, reason, words) select paper_id, question_id, ${doctorId}, 'other', 'x' from key_correction order by id desc limit 1`,
    `insert into notice (audience, doctor_id, title, body, published_at, is_automatic) values ('doctor', ${doctorId}, '{"bn":"x"}', '{"bn":"x"}', now(), true)`,
  ])
    await tx.execute(sql.raw(query))
}

/** Writes a mark into every column of words of the doctor's rows, and says where none was taken. */
async function markAll(tx: Tx, own: Map<string, string>): Promise<string[]> {
  const untaken: string[] = []
  for (const { table, column, type, isChosen } of await columnsOfWords(tx)) {
    const rows = own.get(table)
    if (rows === undefined || isChosen) continue
    let taken = 0
    // Rows that are found by a number keep it.
    for (const mark of column === 'phone' ? [`'${phone}'`] : marks) {
      const write = sql.raw(`update ${table} set "${column}" = (${mark})::${type} where ${rows}`)
      taken = await tx.transaction(async (inner) => (await inner.execute(write)).rowCount ?? 0).catch(() => 0)
      if (taken > 0) break
    }
    if (taken === 0) untaken.push(`${table}.${column}`)
  }
  return untaken
}

describe('after an account was closed', () => {
  it('nothing in the whole database says who it was, but what is kept for a reason', async () => {
    const { db, demo } = test
    await db.update(tables.doctor).set({ phone }).where(eq(tables.doctor.id, demo.id))
    await fillTables(db, demo.id)
    const own = await rowsOf(db, demo.id)
    const unlooked = (await tablesOfDoctors(db)).filter((name) => !own.has(name) && !(name in leftOut))
    expect(unlooked).toEqual([])
    await db.transaction(async (tx) => {
      // What is only ever added can be marked for once.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`alter table audit_entry disable trigger user`)
      for (const [name, rows] of own)
        expect([name, (await tx.execute(sql.raw(`select 1 from ${name} where ${rows} limit 1`))).rowCount]).toEqual([
          name,
          1,
        ])
      const { passwordHash } = demo
      const untaken = await markAll(tx, own)
      await tx.update(tables.doctor).set({ passwordHash, phone }).where(eq(tables.doctor.id, demo.id))
      await tx.execute(sql`alter table audit_entry enable trigger user`)
      // Ten letters that were drawn by lot.
      expect(untaken).toEqual(['event_registration.ticket_code'])
    })
    const { headers } = await test.signIn(demo.id)
    const closed = await test.app.inject({
      method: 'POST',
      url: closeAccount.path,
      headers,
      payload: { password: 'prostuti-demo', phone },
    })
    expect([closed.statusCode, closed.body]).toEqual([200, expect.anything()])

    const left: string[] = []
    for (const { table, column } of await columnsOfWords(db)) {
      const { rowCount } = await db.execute(sql.raw(`select 1 from ${table} where ${isMarked(`"${column}"`)} limit 1`))
      if (rowCount) left.push(`${table}.${column}`)
    }
    expect(left).toEqual(kept.flatMap(({ columns }) => columns).toSorted())
  })

  it('what was under way when it was closed is forgotten by the job, for thirty days', async () => {
    const { db, demo } = test
    const [video] = await db.select().from(tables.video).limit(1)
    const note = { doctorId: demo.id, videoId: video!.id, atSeconds: 1, text: 'x' }
    const ofDemo = eq(tables.videoNote.doctorId, demo.id)
    await db.insert(tables.videoNote).values(note)
    expect(await forgetClosed(db, new Date(now.getTime() + 31 * 86_400_000))).toBe(0)
    expect(await db.$count(tables.videoNote, ofDemo)).toBe(1)
    expect(await forgetClosed(db, now)).toBe(1)
    expect(await db.$count(tables.videoNote, ofDemo)).toBe(0)
  })

  it('its picture and attachments leave the disk', async () => {
    const { db, dataDir, deps } = test
    const leaver = await buildDoctor(db, { avatar: await storeFile(deps.storage, 'avatars', Buffer.from('x')) })
    const about = { doctorId: leaver.id, category: 'other', subject: 'x', clientKey: 'x' } as const
    const [talk] = await db
      .insert(tables.complaint)
      .values({ ...about, lastMessageAt: now, doctorReadAt: now })
      .returning()
    const [line] = await db
      .insert(tables.complaintMessage)
      .values({ complaintId: talk!.id, text: 'x', clientKey: 'x', createdAt: now })
      .returning()
    const file = await storeFile(deps.storage, 'complaints', Buffer.from('x'))
    const attached = { doctorId: leaver.id, messageId: line!.id, name: 'x', type: 'image/webp', bytes: 1 } as const
    await db.insert(tables.complaintFile).values({ ...attached, file, createdAt: now })
    const form = { password: leaver.password, phone: leaver.phone }
    await closeAccountOf(deps, { doctorId: leaver.id, form, locale: 'bn', requestId: 'x', onUntold: () => {} })
    await db.delete(tables.complaintFile).where(sql`${tables.complaintFile.file} like 'XMARKX%'`)
    expect(await sweepLooseFiles({ db, storage: deps.storage }, now)).toBe(1)
    expect(await readdir(join(dataDir, 'files', 'avatars'))).toEqual([])
    expect(await readdir(join(dataDir, 'files', 'complaints'))).toEqual([])
  })
})
