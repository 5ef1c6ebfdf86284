import type { listDevices as call, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { canReleaseAfter } from './check-release.ts'
import { countVerified, isHeld } from './own-device.ts'
import { readPolicy } from './read-policy.ts'
import { shownLabel } from './shown-label.ts'

const { device, deviceRequest, doctor, signIn } = tables

/** More than anybody has; a doctor who always browses privately leaves a new one behind each time. */
const mostShown = 30

type Input = { doctorId: number; deviceId: number | null; locale: Locale; now: Date }

export async function listDevices(
  tx: Tx,
  { doctorId, deviceId, locale, now }: Input,
): Promise<ResponseOf<typeof call>> {
  const policy = await readPolicy(tx)
  const open = and(eq(signIn.deviceId, device.id), isNull(signIn.endedAt), gt(signIn.expiresAt, now))
  const signIns = sql<number>`(select count(*)::int from ${signIn} where ${open})`
  const isThis = eq(device.id, deviceId ?? 0)
  const rows = await tx
    .select({
      id: device.id,
      label: device.label,
      verifiedAt: device.verifiedAt,
      heldUntil: device.heldUntil,
      lastUsedAt: device.lastUsedAt,
      signIns,
    })
    .from(device)
    .where(
      and(
        eq(device.doctorId, doctorId),
        isNull(device.releasedAt),
        // An unverified one that nobody is signed in on any more means nothing to the doctor.
        or(isThis, isNotNull(device.verifiedAt), gt(signIns, 0)),
      ),
    )
    .orderBy(desc(isThis), desc(isNotNull(device.verifiedAt)), desc(device.lastUsedAt), desc(device.id))
    .limit(mostShown)
  return {
    locking: policy.locking,
    limit: policy.limit,
    verified_count: await countVerified(tx, doctorId),
    devices: rows.map((row) => ({
      id: row.id,
      label: shownLabel(row.label, locale),
      is_this_device: row.id === deviceId,
      verified: row.verifiedAt !== null || !policy.locking,
      in_exam: isHeld(row, now),
      last_used_at: row.lastUsedAt.toISOString(),
      sign_ins: row.signIns,
    })),
    can_release_after: policy.locking ? await nextRelease(tx, doctorId, now) : null,
    request: deviceId === null ? null : await newestRequest(tx, deviceId),
  }
}

async function nextRelease(tx: Tx, doctorId: number, now: Date): Promise<string | null> {
  const [row] = await tx.select({ at: doctor.deviceReleasedAt }).from(doctor).where(eq(doctor.id, doctorId))
  return canReleaseAfter(row?.at ?? null, now)?.toISOString() ?? null
}

async function newestRequest(tx: Tx, deviceId: number): Promise<ResponseOf<typeof call>['request']> {
  const [row] = await tx
    .select({ status: deviceRequest.status, createdAt: deviceRequest.createdAt })
    .from(deviceRequest)
    .where(and(eq(deviceRequest.deviceId, deviceId), ne(deviceRequest.status, 'withdrawn')))
    .orderBy(desc(deviceRequest.id))
    .limit(1)
  if (row === undefined || row.status === 'withdrawn') return null
  return { status: row.status, created_at: row.createdAt.toISOString() }
}
