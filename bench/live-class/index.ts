import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  buildBatch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
} from '../../apps/server/src/testing/builders/build-batch.ts'
import { fillDoctors } from '../../apps/server/src/testing/builders/fill-doctors.ts'
import { connect, type Database, findEmbeddedPostgres, tables } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'

export type PressOrder = { url: string; presses: Press[]; seconds: number }
export type Press = { token: string; path: string }
export type PressReport = { times: number[]; failures: string[]; own: number }

const doctors = 3000
const warming = 100
const seconds = 60

/** Nine in the evening: 3,000 doctors press within a minute. A plain link is the yardstick of Zoom, which is asked for each doctor's own. */
const bench: Bench = async () => {
  // The stand-in takes as many registrations a second as Zoom does; who comes too fast opens the shared link.
  const server = await startServer({ DEMO: 'false', ZOOM_MODE: 'sandbox' })
  try {
    const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
    const database = connect(url, { max: 1 })
    const held = await fillClasses(database)
    const measure = async (path: (nth: number) => string) => {
      const presses = held.tokens.map((token, nth) => ({ token, path: path(nth) }))
      await press({ url: server.url, presses: presses.slice(0, warming), seconds: 3 })
      const report = await press({ url: server.url, presses: presses.slice(warming), seconds })
      if (report.failures.length > 0) throw new Error(`${report.failures.length} failed: ${report.failures[0]}`)
      return report
    }
    const plain = await measure(held.plain)
    const zoom = await measure(held.zoom)
    const came = await database.db.$count(tables.classAttendance)
    await database.close()
    if (came !== 2 * (doctors + warming)) throw new Error(`${came} are written down as having come`)
    return reportOf(plain, zoom)
  } finally {
    await server.stop()
  }
}

export default bench

async function fillClasses({ db }: Database) {
  const batch = await buildBatch(db, await buildCourse(db))
  const { id: scheduleId } = await buildSchedule(db, batch.id)
  const now = new Date()
  const { tokens, doctorIds } = await fillDoctors(db, { doctors: doctors + warming, now })
  const courses = await db
    .insert(tables.enrolment)
    .values(doctorIds.map((doctorId) => ({ doctorId, batchId: batch.id, scheduleId })))
    .returning({ id: tables.enrolment.id })
  const classOf = async (more: Omit<typeof tables.liveClass.$inferInsert, 'scheduleEventId'>) => {
    const event = await buildScheduleEvent(db, scheduleId, { startsAt: now })
    await db.insert(tables.liveClass).values({ scheduleEventId: event.id, ...more })
    return (nth: number) => `/api/v3/web/doctor/courses/${courses[nth]!.id}/events/${event.id}/join-class`
  }
  const link = 'https://zoom.us/j/88812345678?pwd=shared'
  return {
    tokens,
    plain: await classOf({ heldBy: 'link', link: 'https://live.example.com/class' }),
    zoom: await classOf({ heldBy: 'zoom', link, meetingNumber: '88812345678' }),
  }
}

async function press(order: PressOrder): Promise<PressReport> {
  const child = fork(fileURLToPath(new URL('./pressers.ts', import.meta.url)))
  const died = once(child, 'exit').then(() => {
    throw new Error('the process of the doctors ended early')
  })
  died.catch(() => {})
  child.send(order)
  const [report] = (await Promise.race([once(child, 'message'), died])) as [PressReport]
  return report
}

function reportOf(plain: PressReport, zoom: PressReport) {
  const row = (what: string, { times, own }: PressReport) => {
    const { p50, p95 } = percentilesOf(times)
    return { what, failed: 0, 'p50 ms': round(p50, 1), 'p95 ms': round(p95, 1), 'links of their own': own }
  }
  const rows = [
    row(`${doctors} press in ${seconds} s, over Zoom`, zoom),
    row('the same, over a plain link', plain),
  ] as const
  return {
    table: [...rows],
    figures: {
      presses: doctors,
      failed: 0,
      p50_ms: rows[0]['p50 ms'],
      p95_ms: rows[0]['p95 ms'],
      own_links: zoom.own,
      plain_p95_ms: rows[1]['p95 ms'],
    },
  }
}
