import { buildDoctor } from './builders/build-doctor.ts'
import { buildSignIn } from './builders/build-sign-in.ts'
import { buildTestApp } from './test-app.ts'
import { createTestClock } from './test-clock.ts'

/** The app on a database of its own with a clock that stands still, and short words for what its tests do again and again. */
export async function openStillApp() {
  const clock = createTestClock()
  const test = await buildTestApp({ demo: false, clock: clock.now })
  const { db } = test.deps.database
  const start = clock.now().getTime()
  return {
    ...test,
    db,
    clock,
    ago: (ms: number) => new Date(start - ms),
    ahead: (ms: number) => new Date(start + ms),
    get: (path: string, headers: Record<string, string> = {}) =>
      test.app.inject({ method: 'GET', url: `/api/v3/web/${path}`, headers }),
    async signIn(options: { verified?: boolean } = {}) {
      const doctor = await buildDoctor(db)
      const { headers } = await buildSignIn(db, { doctorId: doctor.id, now: clock.now(), ...options })
      return { doctorId: doctor.id, headers }
    },
  }
}
