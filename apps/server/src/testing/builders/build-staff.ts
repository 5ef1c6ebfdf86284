import { type Tx, tables } from '@prostuti/db'

let built = 0

/** Whoever was given a role yesterday signs nothing. */
const longAgo = new Date('2020-01-01T00:00:00Z')

export async function buildStaff(tx: Tx, given: Partial<Omit<typeof tables.staff.$inferInsert, 'id'>> = {}) {
  built += 1
  const [staff] = await tx
    .insert(tables.staff)
    .values({ name: 'সহায়তা কর্মী', email: `staff${built}@example.com`, role: 'support', roleGivenAt: longAgo, ...given })
    .returning()
  return staff!
}
