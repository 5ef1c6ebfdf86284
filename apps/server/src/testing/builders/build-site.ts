import { type Tx, tables } from '@prostuti/db'

/** The centre, as plain as it may be. */
export async function buildSite(tx: Tx): Promise<void> {
  await tx.insert(tables.site).values({
    companyName: { bn: 'প্রস্তুতি' },
    phone: '+8801700000000',
    email: 'info@example.com',
    heroHeadline: { bn: 'প্রস্তুতি' },
  })
}
