import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/** From the last use. */
export const signInLifeMs = 90 * 24 * 60 * 60_000

type Touched = { ids: readonly number[]; now: Date; stale: Date }

/**
 * A sign-in lives on while it is used. One of staff ends when it was said to. A row that somebody else is just writing is
 * passed over: the next call will touch it, and no call waits for another's transaction.
 */
export async function touchSignIns(tx: Tx, { ids, now, stale }: Touched): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const expiresAt = sql`${new Date(now.getTime() + signInLifeMs).toISOString()}::timestamptz`
  await tx.execute(sql`
    with used as (
      select id, device_id from sign_in
      where id = any(${sql.param(ids)}::int[]) and last_used_at < ${stale.toISOString()}::timestamptz
      for no key update skip locked
    ), touched as (
      update sign_in set
        last_used_at = ${at},
        expires_at = case when sign_in.device_id is null then sign_in.expires_at else ${expiresAt} end
      from used where sign_in.id = used.id
    ), free as (
      select id from device where id in (select device_id from used) for no key update skip locked
    )
    update device set last_used_at = ${at} from free where device.id = free.id`)
}
