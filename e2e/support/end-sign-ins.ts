import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from './database.ts'
import { expect } from './test.ts'

const { doctor } = tables

/** A doctor of the journey's own has a password nobody knows; the demo doctors' one is known. Gives the phone number. */
export async function giveDemoPassword(doctorId: number): Promise<string> {
  return withDatabase(async ({ db }) => {
    const [demo] = await db.select().from(doctor).where(eq(doctor.phone, '+8801700000101'))
    if (!demo) throw new Error('there is no demo doctor')
    const [own] = await db
      .update(doctor)
      .set({ passwordHash: demo.passwordHash })
      .where(eq(doctor.id, doctorId))
      .returning({ phone: doctor.phone })
    return own?.phone ?? ''
  })
}

/** Every worker rests on a look-up of its own for a second. */
const trustedForMs = 1200

/** As if it had been ended from elsewhere, and until `call` is refused by whichever worker it meets. */
export async function endSignIns(page: Page, doctorId: number, call: string): Promise<void> {
  await withDatabase(({ db }) => db.delete(tables.signIn).where(eq(tables.signIn.doctorId, doctorId)))
  const deletedAt = Date.now()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const send = () => page.request.post(call, { headers: { authorization: `Bearer ${token}` }, data: {} })
  await expect
    .poll(async () => ({ status: (await send()).status(), isOver: Date.now() - deletedAt > trustedForMs }))
    .toEqual({ status: 401, isOver: true })
}

/** On the login page, with the password of the demo's doctors. */
export async function logIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel('মোবাইল, ইমেইল বা BMDC নম্বর').fill(phone)
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('prostuti-demo')
  await page.getByRole('button', { name: 'লগইন করুন' }).click()
}
