import { sql } from 'drizzle-orm'
import { currentPushKey } from '../../apps/server/src/features/push/index.ts'
import {
  buildBatch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
} from '../../apps/server/src/testing/builders/build-batch.ts'
import { buildPaper } from '../../apps/server/src/testing/builders/build-paper.ts'
import { type Db, tables } from '../../packages/db/src/index.ts'

/** What people write into titles, and no lock screen may show. */
const written = { bn: '০১৭১২৩৪৫৬৭৮ · ৫,০০০ টাকা · ৭২.৫০ নম্বর', en: '01712345678 · Tk 5000 · 72.50 marks' }

type Browser = { endpoint: string; p256dh: string; auth: string }
type Filling = { browsers: number; appSecret: string; now: Date; subscribe: (key: string) => Browser }

/** Doctors of one schedule, each with a device, a sign-in and a browser that listens. */
export async function fillBrowsers(db: Db, { browsers, appSecret, now, subscribe }: Filling) {
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)
  const key = await currentPushKey(db, { appSecret, now })
  const moment = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`insert into doctor (phone, name, password_hash)
    select '+88017' || lpad(nth::text, 8, '0'), 'নুসরাত জাহান', '$argon2id$nobody-signs-in-with-it' from generate_series(1, ${browsers}::int) nth`)
  await db.execute(
    sql`insert into enrolment (doctor_id, batch_id, schedule_id) select id, ${batch.id}, ${schedule.id} from doctor`,
  )
  await db.execute(sql`insert into device (doctor_id, token_hash, label, created_at, last_used_at, verified_at)
    select id, 'device-' || id, 'Chrome · Android', ${moment}, ${moment}, ${moment} from doctor`)
  await db.execute(sql`insert into sign_in (token_hash, doctor_id, device_id, created_at, last_used_at, expires_at)
    select 'token-' || id, doctor_id, id, ${moment}, ${moment}, ${moment} + interval '30 days' from device`)
  const listening = Array.from({ length: browsers }, () => subscribe(key.publicKey))
  await db.execute(sql`
    insert into push_subscription (doctor_id, sign_in_id, push_key_id, endpoint, p256dh, auth, locale, created_at)
    select sign_in.doctor_id, sign_in.id, ${key.id}, browser.endpoint, browser.p256dh, browser.auth,
      case sign_in.id % 2 when 0 then 'bn' else 'en' end, ${moment}
    from jsonb_to_recordset(${JSON.stringify(listening.map((browser, nth) => ({ ...browser, nth })))}::jsonb)
      as browser(endpoint text, p256dh text, auth text, nth int)
    join (select *, row_number() over (order by id) - 1 as nth from sign_in) sign_in on sign_in.nth = browser.nth`)
  await db.execute(sql`analyze`)
  return { scheduleId: schedule.id, endpoints: listening.map(({ endpoint }) => endpoint) }
}

/** One exam of them all, so soon that it is told of within the hour, and late enough that the quarter is not reached. */
export async function addExam(db: Db, { scheduleId, now }: { scheduleId: number; now: Date }): Promise<void> {
  const opensAt = new Date(now.getTime() + 55 * 60_000)
  const closesAt = new Date(opensAt.getTime() + 3_600_000)
  const paper = await buildPaper(db, { title: written, kind: 'schedule_exam', access: 'enrolled', opensAt, closesAt })
  await buildScheduleEvent(db, scheduleId, { kind: 'exam', title: written, startsAt: opensAt, paperId: paper.row.id })
}

export async function addNotice(db: Db, now: Date): Promise<void> {
  await db.insert(tables.notice).values({ audience: 'all', title: written, body: written, publishedAt: now })
}
