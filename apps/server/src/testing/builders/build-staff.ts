import { type Tx, tables } from '@prostuti/db'

let built = 0

export async function buildStaff(tx: Tx, given: Partial<Omit<typeof tables.staff.$inferInsert, 'id'>> = {}) {
  built += 1
  const [staff] = await tx
    .insert(tables.staff)
    .values({ name: 'সহায়তা কর্মী', email: `staff${built}@example.com`, role: 'support', ...given })
    .returning()
  return staff!
}
