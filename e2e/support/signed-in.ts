import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { withDatabase } from './database.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const inADay = () => new Date(Date.now() + 86_400_000)

/**
 * A doctor of the journey's own, signed in on a verified device. Written straight into the database, because how a
 * sign-in begins is another journey's matter.
 */
async function createSignIn(known: number | undefined) {
  const token = randomBytes(32).toString('base64url')
  const deviceToken = randomBytes(24).toString('base64url')
  const phone = `+88019${String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, '0')}`
  return withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [doctor] = known
        ? [{ id: known }]
        : await tx
            .insert(tables.doctor)
            .values({ name: 'ডা. নুসরাত জাহান'.normalize('NFC'), phone, passwordHash: '$argon2id$nobody-knows-it' })
            .returning({ id: tables.doctor.id })
      const doctorId = doctor?.id ?? 0
      const [device] = await tx
        .insert(tables.device)
        .values({ doctorId, tokenHash: hashOf(deviceToken), label: 'Chrome · Linux', verifiedAt: new Date() })
        .returning({ id: tables.device.id })
      await tx
        .insert(tables.signIn)
        .values({ doctorId, deviceId: device?.id ?? 0, tokenHash: hashOf(token), expiresAt: inADay() })
      return { doctorId, token, deviceToken }
    }),
  )
}

/** Gives the doctor's id; with one, that doctor is signed in on one more device. */
export async function signIn(page: Page, doctorId?: number): Promise<number> {
  const made = await createSignIn(doctorId)
  await page.addInitScript(({ token, deviceToken }) => {
    // Once per tab, so that a token that the test takes away stays away.
    if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.getItem('signed-in')) return
    sessionStorage.setItem('signed-in', 'yes')
    localStorage.setItem('token', token)
    localStorage.setItem('gns_ddt', deviceToken)
  }, made)
  return made.doctorId
}
