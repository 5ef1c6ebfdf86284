import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { tables } from '@prostuti/db'
import { withDatabase } from './database.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000)

/** A doctor of this run: what the pictures press on changes nobody else's. */
export const makeDoctor = (phone: string) =>
  withDatabase(async ({ db }) => {
    const [made] = await db
      .insert(tables.doctor)
      .values({ name: 'ডা. নুসরাত জাহান'.normalize('NFC'), phone, passwordHash: '$argon2id$nobody-knows-it' })
      .returning({ id: tables.doctor.id })
    return made?.id ?? 0
  })

/** Every page of the context is this doctor's, on one device that is verified. */
export async function signInAs(context: BrowserContext, doctorId: number, name: string): Promise<void> {
  const [token, deviceToken] = [hashOf(`${name} signs in`), hashOf(`${name} has a device`)]
  await withDatabase(async ({ db }) => {
    const [device] = await db
      .insert(tables.device)
      .values({ doctorId, tokenHash: hashOf(deviceToken), label: 'Chrome · Linux', verifiedAt: new Date() })
      .returning({ id: tables.device.id })
    await db
      .insert(tables.signIn)
      .values({ doctorId, deviceId: device?.id ?? 0, tokenHash: hashOf(token), expiresAt: inAWeek() })
  })
  await context.addInitScript(
    ([token, deviceToken]) => {
      if (window !== window.top || !location.protocol.startsWith('http')) return
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('gns_ddt', deviceToken ?? '')
    },
    [token, deviceToken],
  )
}
