import { type Tx, tables } from '@prostuti/db'
import { and, eq, exists, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { hashToken } from '../secrets.ts'
import { touchSignIns } from './touch-sign-ins.ts'

const { attempt, signIn, device, site, staff } = tables

/** Who makes a call, found by its bearer token. */
export type SignIn = {
  id: number
  doctorId: number
  deviceId: number | null
  /** True also while locking is off, while an exam runs on the device, and for staff who look at the site as the doctor. */
  deviceVerified: boolean
  impersonatedBy: number | null
  expiresAt: Date
}

export type SignInRow = Awaited<ReturnType<ReturnType<typeof signInsByHash>['execute']>>[number]

const touchEveryMs = 60_000

export async function findSignIn(tx: Tx, { token, now }: { token: string; now: Date }): Promise<SignIn | undefined> {
  const [row] = await signInsByHash(tx).execute({ hashes: [hashToken(token)] })
  if (row === undefined || !isGood(row, now)) return undefined
  if (needsTouch(row, now)) await touchSignIns(tx, { ids: [row.id], now, stale: staleAt(now) })
  return readSignIn(row, now)
}

/** A look of staff is over once the doctor begins an exam, or sat one already when it began. Practice is none. */
const hasBegunExam = (tx: Tx) =>
  exists(
    tx
      .select({ id: attempt.id })
      .from(attempt)
      .where(
        and(
          eq(attempt.doctorId, signIn.doctorId),
          sql`exists (select from paper where paper.id = ${attempt.paperId} and paper.kind <> 'practice')`,
          or(
            gte(attempt.startedAt, signIn.createdAt),
            and(isNull(attempt.finishedAt), gt(attempt.endsAt, signIn.createdAt)),
          ),
        ),
      ),
  )

const selectSignIns = (tx: Tx) =>
  tx
    .select({
      tokenHash: signIn.tokenHash,
      id: signIn.id,
      doctorId: signIn.doctorId,
      deviceId: signIn.deviceId,
      impersonatedBy: signIn.impersonatedBy,
      expiresAt: signIn.expiresAt,
      lastUsedAt: signIn.lastUsedAt,
      verified: sql<boolean>`${device.verifiedAt} is not null and ${device.releasedAt} is null`,
      heldUntil: device.heldUntil,
      locking: site.deviceLocking,
      staffActive: staff.isActive,
      lookEnded: sql<boolean>`case when ${signIn.impersonatedBy} is not null then ${hasBegunExam(tx)} else false end`,
    })
    .from(signIn)
    .leftJoin(device, eq(device.id, signIn.deviceId))
    .leftJoin(site, eq(site.id, sql`1`))
    .leftJoin(staff, eq(staff.id, signIn.impersonatedBy))

/** Every sign-in of these hashes that was not ended, prepared: it is asked with every call. */
export const signInsByHash = (tx: Tx) =>
  selectSignIns(tx)
    .where(and(sql`${signIn.tokenHash} = any(${sql.placeholder('hashes')}::text[])`, isNull(signIn.endedAt)))
    .prepare('sign_ins_by_hash')

/** Of these sign-ins those that would still be let in, on a verified device: for what stays open longer than one call. */
export async function findOpenSignIns(tx: Tx, { ids, now }: { ids: number[]; now: Date }): Promise<Set<number>> {
  const rows = await selectSignIns(tx).where(
    and(sql`${signIn.id} = any(${sql.param(ids)}::int[])`, isNull(signIn.endedAt)),
  )
  return new Set(rows.filter((row) => isGood(row, now) && readSignIn(row, now).deviceVerified).map(({ id }) => id))
}

export const isGood = (row: SignInRow, now: Date): boolean =>
  row.expiresAt > now && row.staffActive !== false && !row.lookEnded

export const needsTouch = (row: SignInRow, now: Date): boolean => row.lastUsedAt < staleAt(now)

export const staleAt = (now: Date): Date => new Date(now.getTime() - touchEveryMs)

export function readSignIn(row: SignInRow, now: Date): SignIn {
  const held = row.heldUntil !== null && row.heldUntil > now
  return {
    id: row.id,
    doctorId: row.doctorId,
    deviceId: row.deviceId,
    deviceVerified: row.verified || held || row.locking === false || row.impersonatedBy !== null,
    impersonatedBy: row.impersonatedBy,
    expiresAt: row.expiresAt,
  }
}
