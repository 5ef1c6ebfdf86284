import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ResponseOf, watchVideo } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import type { LightMyRequestResponse } from 'fastify'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildDebt } from '../../testing/builders/build-debt.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestClock, hours } from '../../testing/test-clock.ts'

export type Opened = ResponseOf<typeof watchVideo>
type Headers = Record<string, string>

export const codeOf = (response: LightMyRequestResponse) => [response.statusCode, response.json().code]

/** The app on a database and a data folder of its own, with one batch; its clock stands still. */
export async function openVideoTest() {
  const clock = createTestClock()
  const dataDir = await mkdtemp(join(tmpdir(), 'prostuti-videos-'))
  const { app, deps, close } = await buildTestApp({ demo: false, clock: clock.now, env: { dataDir } })
  const { db } = deps.database
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms)

  const put = async (file: string, content: string | Buffer) => {
    const path = join(dataDir, 'videos', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }

  /** A hundred seconds long. */
  const video = async (given: Partial<typeof tables.video.$inferInsert> = {}) => {
    const [row] = await db
      .insert(tables.video)
      .values({
        title: { bn: 'হৃৎপিণ্ডের গঠন', en: 'Anatomy of the heart' },
        source: 'file',
        renditions: [
          { height: 360, bytes: 1000, file: 'heart/360.webm' },
          { height: 720, bytes: 3000, file: 'heart/720.webm' },
        ],
        durationSeconds: 100,
        ...given,
      })
      .returning()
    return row!
  }

  /** A lecture that began two hours ago, unless something else is said. */
  const lecture = (given: Partial<typeof tables.scheduleEvent.$inferInsert> = {}) =>
    buildScheduleEvent(db, schedule.id, { startsAt: after(-hours(2)), ...given })

  const doctor = async () => {
    const { id, name, phone } = await buildDoctor(db)
    const { headers, signInId } = await buildSignIn(db, { doctorId: id, now: clock.now() })
    return { id, name, phone, headers, signInId }
  }

  const enrol = async (doctorId: number, given: Partial<typeof tables.enrolment.$inferInsert> = {}) => {
    const [row] = await db
      .insert(tables.enrolment)
      .values({ doctorId, batchId: batch.id, scheduleId: schedule.id, ...given })
      .returning()
    return row!
  }

  const student = async () => {
    const made = await doctor()
    return { ...made, enrolmentId: (await enrol(made.id)).id }
  }

  const owe = ({ id: doctorId, enrolmentId }: { id: number; enrolmentId: number }) =>
    buildDebt(db, { doctorId, enrolmentId, now: clock.now() })

  const impersonate = (doctorId: number) => buildImpersonation(db, { doctorId, now: clock.now() })

  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers, payload?: object) =>
    app.inject({ method, url: `/api/v3/web/doctor${path}`, headers, ...(payload && { payload }) })

  /** Presses play: the answer, and the cookie that the browser now has. */
  const watch = async (videoId: number, headers: Headers) => {
    const response = await send('POST', `/videos/${videoId}/watch`, headers, {})
    const cookie = response.cookies.find(({ name }) => name === 'watch')
    return { response, cookie: `watch=${cookie?.value ?? ''}`, opened: response.json<Opened>() }
  }

  return {
    ...{ app, deps, db, clock, batch, schedule, dataDir, after, put },
    ...{ video, lecture, doctor, enrol, student, owe, impersonate, send, watch },
    async close() {
      await close()
      await rm(dataDir, { recursive: true })
    },
  }
}
