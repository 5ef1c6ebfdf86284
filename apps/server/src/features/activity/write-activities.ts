import { type Tx, tables } from '@prostuti/db'

export type NewActivity = typeof tables.activity.$inferInsert

export async function writeActivities(tx: Tx, activities: NewActivity[]): Promise<void> {
  await tx.insert(tables.activity).values(activities)
}
