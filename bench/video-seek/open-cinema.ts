import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { buildBatch, buildCourse, buildSchedule } from '../../apps/server/src/testing/builders/build-batch.ts'
import { buildDoctor } from '../../apps/server/src/testing/builders/build-doctor.ts'
import { buildSignIn } from '../../apps/server/src/testing/builders/build-sign-in.ts'
import { connect, findEmbeddedPostgres, tables } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'

/** A server with one doctor who was given a video of each size, and has pressed play on all of them. */
export async function openCinema<Name extends string>(sizes: Record<Name, number>) {
  const server = await startServer({ DEMO: 'false' })
  const database = connect((await findEmbeddedPostgres({ dataDir: server.dataDir })).url, { max: 1 })
  const close = async () => {
    await database.close()
    await server.stop()
  }
  try {
    const { db } = database
    const doctor = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId: doctor.id })
    const batch = await buildBatch(db, await buildCourse(db))
    const schedule = await buildSchedule(db, batch.id)
    await db.insert(tables.enrolment).values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id })
    const opened = new Map<Name, { address: string; cookie: string }>()
    for (const [name, bytes] of Object.entries(sizes) as [Name, number][]) {
      const file = `${bytes}.webm`
      await writeSparse(join(server.dataDir, 'videos'), file, bytes)
      const [video] = await db
        .insert(tables.video)
        .values({
          title: { bn: name },
          source: 'file',
          renditions: [{ height: 720, bytes, file }],
          durationSeconds: 3600,
        })
        .returning()
      await db
        .insert(tables.adminVideo)
        .values({ batchId: batch.id, videoId: video!.id, publishedAt: new Date(Date.now() - 60_000) })
      const response = await fetch(`${server.url}/api/v3/web/doctor/videos/${video!.id}/watch`, {
        method: 'POST',
        headers,
      })
      const { sources } = (await response.json()) as { sources: { address: string }[] }
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      opened.set(name, { address: `${server.url}${sources[0]!.address}`, cookie })
    }

    /** How many milliseconds until the last bytes are there. */
    async function seekToEnd(name: Name, piece: number): Promise<number> {
      const { address, cookie } = opened.get(name)!
      const begun = performance.now()
      const response = await fetch(address, { headers: { cookie, range: `bytes=-${piece}` } })
      const { byteLength } = await response.arrayBuffer()
      if (response.status !== 206 || byteLength !== piece)
        throw new Error(`${response.status} with ${byteLength} bytes instead of 206 with ${piece}`)
      return performance.now() - begun
    }

    return { seekToEnd, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** So long on paper, and almost nothing on the disk. */
async function writeSparse(folder: string, name: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = await open(join(folder, name), 'w')
  await file.truncate(bytes)
  await file.close()
}
