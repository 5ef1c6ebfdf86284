import { type Db, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { pushNews } from '../telling/push-kinds.ts'
import type { Wishes } from '../telling/wishes.ts'

const { pushMessage, pushSetting, pushSubscription } = tables

/** What the doctor wishes from now on; what still waits of a kind that is turned off goes. */
export async function saveWishes(
  db: Db,
  { doctorId, wishes, now }: { doctorId: number; wishes: Wishes; now: Date },
): Promise<void> {
  const unwanted = tables.pushKinds.filter((kind) => wishes.off.some((name) => name === pushNews[kind].switch))
  await db.transaction(async (tx) => {
    const own = { ...wishes, updatedAt: now }
    await tx
      .insert(pushSetting)
      .values({ doctorId, ...own })
      .onConflictDoUpdate({ target: pushSetting.doctorId, set: own })
    if (unwanted.length === 0) return
    const browsers = tx
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.doctorId, doctorId))
    await tx
      .delete(pushMessage)
      .where(and(inArray(pushMessage.subscriptionId, browsers), inArray(pushMessage.kind, unwanted)))
  })
}
