import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMp4 } from '../../../testing/build-mp4.ts'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { type MediaTest, openMediaTest } from '../media-test.fixture.ts'
import { sweepRetired } from '../video/sweep-retired.ts'
import { lastRun } from './put-in-line.ts'
import { runRenditions } from './run-renditions.ts'
import { standInPrograms } from './stand-in.fixture.ts'

let standIn: Awaited<ReturnType<typeof standInPrograms>>
let test: MediaTest
let headers: Record<string, string>
beforeAll(async () => {
  const grey = { width: 64, height: 36, channels: 3, background: '#777777' } as const
  standIn = await standInPrograms(await sharp({ create: grey }).png().toBuffer())
  test = await openMediaTest(standIn.programs)
  headers = (await test.signInStaff()).headers
})
afterAll(async () => {
  await test.close()
  await rm(standIn.folder, { recursive: true })
})

/** A process that begins takes its time on a busy machine. */
const patient = { timeout: 15_000 }

const words = { title: { bn: 'হৃৎপিণ্ড' }, description: null, subject: null, teacher_id: null, poster: null }
const fieldsWith = (upload: string | null) => ({ ...words, upload, embed_link: null, duration_seconds: null })

const makeVideo = async (height = 480): Promise<number> => {
  const upload = await test.bring(headers, buildMp4({ height }))
  const made = await test.send('POST', '/videos', headers, { fields: fieldsWith(upload) })
  expect(made.statusCode).toBe(201)
  return made.json().id
}
const desk = async (id: number) => (await test.send('GET', `/videos/${id}/desk`, headers)).json()
const rowOf = async (id: number) => (await test.db.select().from(tables.video).where(eq(tables.video.id, id)))[0]!
const inFolder = (path: string) => join(test.dataDir, 'videos', path)

/** As the job does, with a beat that a test need not wait for. */
const work = (signal = new AbortController().signal, clock = test.deps.clock) =>
  runRenditions(test.db, { storage: test.storage, tools: test.tools, clock, signal, beatMs: 20 })
const inLine = async (id: number) => (await test.send('POST', `/videos/${id}/renditions`, headers, {})).statusCode

describe('the sizes of a video', () => {
  it('are made from its file, with a poster; whoever watches the file goes on', async () => {
    const id = await makeVideo()
    expect(await inLine(id)).toBe(202)
    const before = (await rowOf(id)).renditions
    expect(await work()).toBe(1)
    const row = await rowOf(id)
    expect(row).toMatchObject({ source: 'hls', poster: expect.stringMatching(/^\/files\/site\//) })
    expect(row.renditions.map(({ height, bytes }) => [height, bytes])).toEqual(
      [240, 360, 480].map((each) => [each, 1007]),
    )
    expect(await readFile(inFolder(row.playlist!), 'utf8')).toBe('#EXTM3U')
    expect(row.retired).toMatchObject([{ renditions: before }])
    const shown = await desk(id)
    expect(shown).toMatchObject({ can_make_sizes: true, rendition: { state: 'done', percent: 100 } })
    // Staff watch the file itself.
    const played = await test.send('GET', `/videos/${id}/file`, { ...headers, range: 'bytes=0-7' })
    expect([played.statusCode, played.headers['content-type']]).toEqual([206, 'video/mp4'])
  })

  it('are made again from the same file; the older ones stay until the last ticket has ended', async () => {
    const id = await makeVideo()
    await work()
    const first = await rowOf(id)
    expect(await inLine(id)).toBe(202)
    await work()
    const second = await rowOf(id)
    expect((await desk(id)).rendition).toMatchObject({ state: 'done', percent: 100 })
    expect(second.playlist).not.toBe(first.playlist)
    expect(second.retired.map(({ playlist }) => playlist)).toEqual([null, first.playlist])
    expect([first, second].map(({ playlist }) => existsSync(inFolder(playlist!)))).toEqual([true, true])
    await sweepRetired(test.db, test.storage, new Date(Date.now() + 5 * 3_600_000))
    expect([first, second].map(({ playlist }) => existsSync(inFolder(playlist!)))).toEqual([false, true])
    // The file stays, so that they can be made once more.
    expect(existsSync(inFolder(first.retired[0]!.renditions[0]!.file))).toBe(true)
  })

  it('that could not be made say why, and are asked for again', async () => {
    const id = await makeVideo()
    await inLine(id)
    await standIn.set('fails')
    await work()
    expect((await desk(id)).rendition).toMatchObject({ state: 'failed', error: 'moov atom not found' })
    expect((await rowOf(id)).source).toBe('file')
    expect(await readdir(inFolder((await rowOf(id)).renditions[0]!.file.split('/')[0]!))).toEqual(['source.mp4'])
    await standIn.set('works')
    await inLine(id)
    await work()
    expect((await desk(id)).rendition.state).toBe('done')
  })

  it('stop when somebody cancels, and begin again after a process that died', async () => {
    const id = await makeVideo()
    await inLine(id)
    await standIn.set('hangs')
    const working = work()
    await expect.poll(async () => (await desk(id)).rendition, patient).toMatchObject({ state: 'running', percent: 50 })
    // One at a time, of all processes together.
    expect(await work()).toBe(0)
    expect((await test.send('POST', `/videos/${id}/renditions/cancel`, headers, {})).statusCode).toBe(204)
    await working
    expect((await desk(id)).rendition.state).toBe('cancelled')

    await inLine(id)
    const stopping = new AbortController()
    const stopped = work(stopping.signal)
    await expect.poll(async () => (await desk(id)).rendition.state, patient).toBe('running')
    stopping.abort()
    await stopped
    expect((await desk(id)).rendition.state).toBe('waiting')

    await standIn.set('works')
    const run = (await lastRun(test.db, id))!
    const died = { state: 'running', seenAt: new Date(Date.now() - 60_000), tries: 1 } as const
    await test.db.update(tables.renditionRun).set(died).where(eq(tables.renditionRun.id, run.id))
    expect(await work()).toBe(1)
    expect(await lastRun(test.db, id)).toMatchObject({ state: 'done', tries: 2 })
  })

  it('are left alone by a process that was slow and taken for dead', async () => {
    const id = await makeVideo()
    await inLine(id)
    await standIn.set('hangs')
    const stateOf = async () => (await lastRun(test.db, id))!
    const minuteAgo = new Date(Date.now() - 60_000)
    const slow = work(undefined, () => minuteAgo)
    await expect.poll(stateOf, patient).toMatchObject({ state: 'running', percent: 50, tries: 1 })
    const other = work()
    await expect.poll(stateOf, patient).toMatchObject({ state: 'running', percent: 50, tries: 2 })
    // It notices by itself, and what the other does goes on.
    await slow
    expect(await stateOf()).toMatchObject({ state: 'running', tries: 2, error: null })
    await test.send('POST', `/videos/${id}/renditions/cancel`, headers, {})
    await other
    await standIn.set('works')
  })
})

describe('a video that gets another file', () => {
  it('keeps its number and its links; who watches goes on with the old one until their ticket ends', async () => {
    const id = await makeVideo(360)
    const batch = await buildBatch(test.db, await buildCourse(test.db))
    const schedule = await buildSchedule(test.db, batch.id)
    await buildScheduleEvent(test.db, schedule.id, { startsAt: new Date(Date.now() - 3_600_000), videoId: id })
    const doctor = await buildDoctor(test.db)
    const { headers: theirs } = await buildSignIn(test.db, { doctorId: doctor.id })
    await test.db.insert(tables.enrolment).values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id })
    const watch = async () => {
      const opened = await test.app.inject({
        method: 'POST',
        url: `/api/v3/web/doctor/videos/${id}/watch`,
        headers: theirs,
        payload: {},
      })
      const cookie = `watch=${opened.cookies.find(({ name }) => name === 'watch')?.value}`
      const address: string = opened.json().sources[0].address
      return { address, get: () => test.app.inject({ url: address, headers: { cookie } }) }
    }
    const first = await watch()
    expect((await first.get()).statusCode).toBe(200)

    const upload = await test.bring(headers, buildMp4({ height: 720, seconds: 30 }))
    const save = { version: 1, fields: fieldsWith(upload) }
    expect((await test.send('POST', `/videos/${id}`, headers, save)).statusCode).toBe(200)
    const old = await rowOf(id)
    expect(old).toMatchObject({ durationSeconds: 30, renditions: [{ height: 720 }] })
    expect((await first.get()).statusCode).toBe(200)
    const second = await watch()
    expect(second.address).not.toContain(old.retired[0]!.renditions[0]!.file)
    expect((await second.get()).statusCode).toBe(200)
    // A file is taken once.
    expect((await test.send('POST', '/videos', headers, { fields: fieldsWith(upload) })).json().errors).toHaveProperty(
      'upload',
    )

    const file = inFolder(old.retired[0]!.renditions[0]!.file)
    await sweepRetired(test.db, test.storage, new Date(Date.now() + 4 * 3_600_000))
    expect(existsSync(file)).toBe(true)
    await sweepRetired(test.db, test.storage, new Date(Date.now() + 5 * 3_600_000))
    expect([existsSync(file), (await rowOf(id)).retired]).toEqual([false, []])
    expect((await second.get()).statusCode).toBe(200)
  })
})

describe('the captions of a video', () => {
  it('are kept as WebVTT; what is wrong is named by its line, and who writes over another is told', async () => {
    const id = await makeVideo()
    const send = (body: object) => test.send('POST', `/videos/${id}/captions/bn`, headers, body)
    const wrong = await send({ vtt: 'WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nক', file: null })
    expect([wrong.statusCode, wrong.json().errors.vtt[0]]).toEqual([422, expect.stringContaining('৩'.normalize('NFC'))])
    expect((await send({ vtt: 'some words', file: null })).statusCode).toBe(422)
    const saved = await send({ vtt: '1\n00:00:01,000 --> 00:00:02,000\nশুরু', file: null })
    expect(saved.json()).toMatchObject({ cues: 1 })
    const read = (await test.send('GET', `/videos/${id}/captions/bn`, headers)).json()
    expect(read).toMatchObject({ vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nশুরু\n', file: saved.json().file })
    expect((await rowOf(id)).captions).toEqual([{ language: 'bn', file: saved.json().file }])
    expect((await send({ vtt: '', file: null })).statusCode).toBe(409)
    expect((await send({ vtt: '', file: read.file })).json()).toEqual({ cues: 0, file: null })
    // Whoever has the page open may still turn on those that it named.
    expect((await rowOf(id)).retired).toMatchObject([{ captions: [{ language: 'bn', file: read.file }] }])
    expect((await desk(id)).captions).toEqual([])
  })

  it('that cannot be read are not taken for none', async () => {
    const id = await makeVideo()
    const vtt = '1\n00:00:01,000 --> 00:00:02,000\nশুরু'
    const { file } = (await test.send('POST', `/videos/${id}/captions/bn`, headers, { vtt, file: null })).json()
    const read = async () => (await test.send('GET', `/videos/${id}/captions/bn`, headers)).json()
    await rename(inFolder(file), inFolder(`${file}.away`))
    expect(await read()).toMatchObject({ vtt: null, file })
    await rename(inFolder(`${file}.away`), inFolder(file))
    expect((await read()).vtt).toContain('শুরু')
  })
})
