import { createHash, randomBytes } from 'node:crypto'
import { type Db, tables } from '../../packages/db/src/index.ts'

/** An owner's browser, straight into the database: how one signs in is not what is measured. */
export async function signInOwner(officeUrl: string, db: Db): Promise<{ cookie: string; token: string }> {
  const secret = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(secret).digest('base64url')
  const email = `bench-${randomBytes(4).toString('hex')}@example.com`
  const [owner] = await db
    .insert(tables.staff)
    .values({ name: 'মাপের জন্য', email, role: 'owner' })
    .returning({ id: tables.staff.id })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await db.insert(tables.staffSession).values({
    tokenHash,
    staffId: owner!.id,
    proofs: ['password', 'totp'],
    browser: 'bench',
    address: '127.0.0.1',
    expiresAt: inHours(12),
    provedAt: new Date(),
  })
  const cookie = `office${new URL(officeUrl).port}=${secret}`
  const me = await fetch(`${officeUrl}/api/v3/admin/me`, { headers: { cookie } })
  const { session } = (await me.json()) as { session: { csrf: string } }
  return { cookie, token: session.csrf }
}
