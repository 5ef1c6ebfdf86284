import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { hashToken } from '../../secrets.ts'

/**
 * Many doctors at once, each signed in on a verified device: written straight into the tables, because hashing a password for each
 * of thousands would take longer than the test. `tokens` are their bearer tokens, in the order of `doctorIds`.
 */
export async function fillDoctors(
  tx: Tx,
  { doctors, now }: { doctors: number; now: Date },
): Promise<{ doctorIds: number[]; tokens: string[] }> {
  const tokens = Array.from({ length: doctors }, (_, nth) => `token-of-doctor-number-${nth}-as-long-as-a-real-one`)
  const at = sql`${now.toISOString()}::timestamptz`
  const hashes = tokens.map((token) => hashToken(token))
  const { rows } = await tx.execute<{ doctor_id: number }>(sql`
    with asked as (select hash, nth::int from unnest(${sql.param(hashes)}::text[]) with ordinality as asked (hash, nth)),
    doctors as (
      insert into doctor (phone, name, password_hash)
      select '+88013' || lpad(nth::text, 8, '0'), 'নুসরাত জাহান', '$argon2id$nobody-signs-in-with-it' from asked
      returning id, phone
    ), devices as (
      insert into device (doctor_id, token_hash, label, created_at, last_used_at, verified_at)
      select doctors.id, 'device-' || asked.hash, 'Chrome · Android', ${at}, ${at}, ${at}
      from asked join doctors on doctors.phone = '+88013' || lpad(asked.nth::text, 8, '0')
      returning id, doctor_id, token_hash
    ), sign_ins as (
      insert into sign_in (token_hash, doctor_id, device_id, created_at, last_used_at, expires_at)
      select asked.hash, devices.doctor_id, devices.id, ${at}, ${at}, ${at} + interval '30 days'
      from asked join devices on devices.token_hash = 'device-' || asked.hash
      returning doctor_id, token_hash
    )
    select doctor_id from sign_ins join asked on asked.hash = sign_ins.token_hash order by asked.nth`)
  return { tokens, doctorIds: rows.map((row) => row.doctor_id) }
}
