import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'

const { signIn } = tables

type SignInFilter = {
  doctorId: number
  /** A sign-in that stays. */
  except?: number | undefined
  /** Only those of one device. */
  deviceId?: number | undefined
  because: (typeof tables.signInEndings)[number]
  now: Date
}

/** Ends a doctor's open sign-ins, those of staff who look at the site as this doctor among them. Says how many. */
export async function endSignIns(tx: Tx, { doctorId, except, deviceId, because, now }: SignInFilter): Promise<number> {
  const ended = await tx
    .update(signIn)
    .set({ endedAt: now, endedBecause: because })
    .where(
      and(
        eq(signIn.doctorId, doctorId),
        isNull(signIn.endedAt),
        gt(signIn.expiresAt, now),
        except === undefined ? undefined : ne(signIn.id, except),
        deviceId === undefined ? undefined : eq(signIn.deviceId, deviceId),
      ),
    )
    .returning({ id: signIn.id })
  return ended.length
}
