import { createHash, randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { withDatabase } from './database.ts'

type Wish = { doctor: string; expired?: boolean }

/** The link that a member of staff is given to look at the site as a new doctor of this name; without the way through the office, which is another journey’s matter. */
export async function issueAdminLink({ doctor: name, expired = false }: Wish): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const phone = `+88018${String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, '0')}`
      const [doctor] = await tx
        .insert(tables.doctor)
        .values({ name: name.normalize('NFC'), phone, passwordHash: '$argon2id$nobody-knows-it' })
        .returning({ id: tables.doctor.id })
      const [staff] = await tx.select({ id: tables.staff.id }).from(tables.staff).limit(1)
      await tx.insert(tables.impersonationCode).values({
        codeHash: createHash('sha256').update(code).digest('base64url'),
        staffId: staff?.id ?? 0,
        doctorId: doctor?.id ?? 0,
        expiresAt: new Date(Date.now() + (expired ? -1000 : 300_000)),
      })
    }),
  )
  return `/login-for-admin#code=${code}`
}
