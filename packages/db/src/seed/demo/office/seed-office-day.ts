import { sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { seedDespatch } from './seed-despatch.ts'
import { seedWaiting } from './seed-waiting.ts'

/**
 * What makes a day of the office: of the crowd of examinees a fifth was here this week, and two ask for one more device, one of them since
 * yesterday.
 */
export async function seedOfficeDay(tx: Tx, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const crowd = sql`(select id, row_number() over (order by id) as nth from doctor where bmdc like 'A-998%')`
  // Nobody has the tokens: the hashes are of nothing.
  await tx.execute(sql`
    insert into device (doctor_id, token_hash, label, created_at, last_used_at, verified_at)
    select id, 'demo-device-' || nth, case nth % 3 when 0 then 'Safari · iPhone' else 'Chrome · Android' end,
      ${at} - interval '9 days', ${at} - nth * interval '55 minutes', ${at} - interval '9 days'
    from ${crowd} crowd where nth <= 180`)
  await tx.execute(sql`
    insert into sign_in (token_hash, doctor_id, device_id, created_at, last_used_at, expires_at)
    select 'demo-sign-in-' || device.id, doctor_id, id, created_at, last_used_at, ${at} + interval '80 days'
    from device where token_hash like 'demo-device-%'`)
  await tx.execute(sql`
    insert into device_request (doctor_id, device_id, reason, created_at)
    select doctor_id, id, asked.reason, ${at} - asked.ago from device join (values
      ('demo-device-30', 'আগের ফোনটি হারিয়ে গেছে, নতুনটিতে পড়তে চাই।', interval '14 hours'),
      ('demo-device-31', 'হাসপাতালের কম্পিউটারে লেকচার দেখতে চাই।', interval '2 hours')) asked (token, reason, ago)
      on asked.token = device.token_hash`)
  await seedWaiting(tx, now)
  await seedDespatch(tx, now)
}
