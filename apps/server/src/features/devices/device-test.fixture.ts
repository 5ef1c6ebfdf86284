import { tables } from '@prostuti/db'
import { toLatinDigits } from '@prostuti/text/digits'
import { eq, sql } from 'drizzle-orm'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'

type Headers = Record<string, string>

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** The app with a clock that the test moves, and short ways to what these tests do over and over. */
export async function openDeviceTest() {
  let now = new Date('2026-03-10T06:00:00Z')
  const test = await buildTestApp({ clock: () => now })
  const { db } = test.deps.database

  const get = (url: string, headers: Headers) => test.app.inject({ method: 'GET', url, headers })
  const post = (url: string, headers: Headers, payload: object = {}) =>
    test.app.inject({ method: 'POST', url, headers, payload })

  return {
    ...test,
    db,
    get,
    post,
    now: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** A doctor with this many verified devices and this many that are not, each signed in. */
    async doctorWith({ verified = 0, unverified = 0 }: { verified?: number; unverified?: number }) {
      const { id: doctorId, phone } = await buildDoctor(db)
      const signIns = (count: number, isVerified: boolean) =>
        Promise.all(Array.from({ length: count }, () => buildSignIn(db, { doctorId, verified: isVerified, now })))
      return { doctorId, phone, verified: await signIns(verified, true), unverified: await signIns(unverified, false) }
    },
    /** Asks for a code and reads it from the SMS. */
    async codeFor(headers: Headers): Promise<string> {
      const response = await post('/api/v3/web/devices/otp', headers)
      if (response.statusCode !== 200) throw new Error(`no code was sent: ${response.body}`)
      return toLatinDigits(test.smses.at(-1)?.text ?? '').match(/\d{6}/)?.[0] ?? ''
    },
    hold: (deviceId: number, heldUntil: Date) =>
      db.update(tables.device).set({ heldUntil }).where(eq(tables.device.id, deviceId)),
    /** Until the database says that a statement waits for a lock, or the call is answered without waiting. */
    async waitsForLock(call: PromiseLike<unknown>): Promise<void> {
      let answered = false
      call.then(() => {
        answered = true
      })
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while (!answered && (await db.execute(waiting)).rowCount === 0);
    },
    list: async (headers: Headers) => (await get('/api/v3/web/devices', headers)).json(),
    verify: (headers: Headers, payload: object) => post('/api/v3/web/devices/verify', headers, payload),
    release: (headers: Headers, id: number | string) => post(`/api/v3/web/doctor/devices/${id}/release`, headers),
    /** 200 on a device that may come in, 423 on one that may not, 401 when the sign-in has ended. */
    profileStatus: async (headers: Headers) => (await get('/api/v3/web/doctor/my-profile', headers)).statusCode,
  }
}

export type DeviceTest = Awaited<ReturnType<typeof openDeviceTest>>
