import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'

const { pushSetting } = tables

export type Wishes = Omit<typeof pushSetting.$inferSelect, 'doctorId' | 'updatedAt'>

/** What the doctor chose, or what holds for who never did. */
export async function readWishes(tx: Tx, doctorId: number): Promise<Wishes> {
  const [row] = await tx.select().from(pushSetting).where(eq(pushSetting.doctorId, doctorId))
  return row ?? { ...tables.usualWishes, off: [] }
}
