import { tables } from '@prostuti/db'
import { startSandbox } from '@prostuti/sandbox'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestClock, minutes } from '../../testing/test-clock.ts'
import { sendPushes } from '../push/index.ts'
import { tellNews } from './tell-news.ts'

const path = '/api/v3/web/doctor/push'

type Payload = { id: string; title: string; body: string; link: string; topic: string }

/** A server whose pushes reach browsers of the sandbox, and doctors in a course of their own who let one listen. Noon in Dhaka. */
export async function openNewsTest() {
  const clock = createTestClock(new Date('2026-07-01T06:00:00Z'))
  const sandbox = await startSandbox({ clock: clock.now })
  const test = await buildTestApp({ clock: clock.now, sandboxUrl: sandbox.url })
  const { db } = test.deps.database
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)

  async function listen({ doctorId, locale = 'bn' }: { doctorId: number; locale?: 'bn' | 'en' }) {
    const { headers: own } = await buildSignIn(db, { doctorId, now: clock.now() })
    const headers = { ...own, cookie: `lang=${locale}` }
    const { key } = (await test.app.inject({ url: path, headers })).json<{ key: string }>()
    const browser = sandbox.push.subscribe(key, 'https://updates.push.services.mozilla.com')
    const { statusCode } = await test.app.inject({ method: 'POST', url: path, headers, payload: { ...browser, key } })
    if (statusCode !== 204) throw new Error(`not subscribed: ${statusCode}`)
    return { headers, endpoint: browser.endpoint }
  }

  /** A doctor who is in the batch, with a browser that listens. */
  async function student({ locale }: { locale?: 'bn' | 'en' } = {}) {
    const { id: doctorId } = await buildDoctor(db)
    const [enrolled] = await db
      .insert(tables.enrolment)
      .values({ doctorId, batchId: batch.id, scheduleId: schedule.id })
      .returning()
    return { doctorId, enrolmentId: enrolled!.id, ...(await listen({ doctorId, ...(locale && { locale }) })) }
  }

  return {
    ...{ test, db, clock, sandbox, batch, schedule, listen, student },
    ago: (ms: number) => new Date(clock.now().getTime() - ms),
    ahead: (ms: number) => new Date(clock.now().getTime() + ms),
    /** One sweep and one sending, as the jobs do. */
    async tell() {
      await tellNews(db, clock.now())
      await sendPushes(test.deps, clock.now())
    },
    shownBy: ({ endpoint }: { endpoint: string }) =>
      sandbox.push
        .shown()
        .filter((message) => message.endpoint === endpoint)
        .map(({ payload }) => payload as Payload),
    /** What a doctor wishes, in the words of the call. */
    async wish({ headers }: { headers: Record<string, string> }, given: object) {
      const before = (await test.app.inject({ url: `${path}/settings`, headers })).json()
      const payload = {
        ...before,
        ...given,
        switches: { ...before.switches, ...(given as { switches?: object }).switches },
      }
      const { statusCode } = await test.app.inject({ method: 'POST', url: `${path}/settings`, headers, payload })
      if (statusCode !== 200) throw new Error(`not saved: ${statusCode}`)
    },
    goTo(moment: string) {
      clock.move(Date.parse(moment) - clock.now().getTime())
    },
    /** A browser listens before there is anything to tell it of. */
    aMomentLater: () => clock.move(minutes(1)),
    async close() {
      await test.close()
      await sandbox.close()
    },
  }
}
