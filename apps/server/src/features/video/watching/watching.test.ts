import { saveProgress, watchVideo } from '@prostuti/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { recordStatements } from '../../../testing/record-statements.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { openVideoTest } from '../video-test.fixture.ts'
import { cacheVideoLengths } from './cache-video-lengths.ts'

const test = await openVideoTest()
afterAll(() => test.close())

let student: Awaited<ReturnType<typeof test.student>>
let videoId: number
beforeEach(async () => {
  student = await test.student()
  videoId = (await test.video()).id
  await test.lecture({ videoId })
})

const report = async (position: number, watched: [number, number][], ago?: number) => {
  const payload = { position_seconds: position, watched, ...(ago !== undefined && { ago_seconds: ago }) }
  return (await test.send('POST', `/videos/${videoId}/progress`, student.headers, payload)).json()
}
const opened = async () => (await test.watch(videoId, student.headers)).opened

describe('opening a video', () => {
  it('gives every size, the smallest first, the words of the watermark, and nothing watched yet', async () => {
    const body = await opened()
    expect(watchVideo.response.parse(body)).toEqual(body)
    expect(body.sources.map(({ height, type, bytes }) => [height, type, bytes])).toEqual([
      [360, 'video/webm', 1000],
      [720, 'video/webm', 3000],
    ])
    expect(body.sources[0]!.address).toMatch(/^\/media\/videos\/[\w-]{80}\/heart\/360\.webm$/)
    expect(body).toMatchObject({
      embed: null,
      position_seconds: 0,
      watched: [],
      duration_seconds: 100,
      watermark: { name: student.name, phone: student.phone },
    })
  })

  it('of HLS gives the playlist of all sizes first; of an embed, the player’s address without cookies', async () => {
    videoId = (
      await test.video({
        source: 'hls',
        playlist: 'lungs/master.m3u8',
        renditions: [{ height: 360, bytes: 500, file: 'lungs/360/index.m3u8' }],
        captions: [{ language: 'bn', file: 'lungs/bn.vtt' }],
      })
    ).id
    await test.lecture({ videoId })
    const hls = await opened()
    expect(hls.sources.map(({ height, type, bytes }) => [height, type, bytes])).toEqual([
      [null, 'application/vnd.apple.mpegurl', null],
      [360, 'application/vnd.apple.mpegurl', 500],
    ])
    expect(hls.captions).toEqual([{ language: 'bn', label: 'বাংলা', address: expect.stringMatching(/lungs\/bn\.vtt$/) }])
    videoId = (
      await test.video({ source: 'embed', renditions: [], embedLink: 'https://www.youtube.com/watch?v=PROSTUTI_01' })
    ).id
    await test.lecture({ videoId })
    expect(await opened()).toMatchObject({
      sources: [],
      embed: 'https://www.youtube-nocookie.com/embed/PROSTUTI_01',
    })
  })

  it('goes on where another device was', async () => {
    await report(30, [[0, 30]])
    expect(await opened()).toMatchObject({ position_seconds: 30, watched: [[0, 30]] })
  })
})

describe('progress', () => {
  it('counts every second once, however often and in whatever order it is told', async () => {
    const first = await report(10, [[0, 10]])
    expect(saveProgress.response.parse(first)).toEqual({ position_seconds: 10, watched_seconds: 10, completed: false })
    await report(40, [
      [30, 40],
      [35, 38],
    ])
    await report(10, [[0, 10]])
    expect(await report(20, [[5, 20]])).toMatchObject({ position_seconds: 20, watched_seconds: 30 })
    expect((await opened()).watched).toEqual([
      [0, 20],
      [30, 40],
    ])
  })

  it('is cut to the video', async () => {
    expect(
      await report(5000, [
        [90, 5000],
        [200, 300],
      ]),
    ).toEqual({
      position_seconds: 100,
      watched_seconds: 10,
      completed: false,
    })
  })

  it('completes the video at nine tenths, for good, and not by jumping to its end', async () => {
    expect(await report(100, [[99, 100]])).toMatchObject({ completed: false })
    expect(await report(89, [[0, 89]])).toMatchObject({ watched_seconds: 90, completed: true })
    expect(await report(0, [])).toMatchObject({ position_seconds: 0, completed: true })
  })

  it('keeps the place of the newest moment: a report that waited for the network adds seconds and moves nothing', async () => {
    await report(60, [[50, 60]])
    expect(await report(20, [[10, 20]], 300)).toMatchObject({ position_seconds: 60, watched_seconds: 20 })
    test.clock.move(minutes(1))
    expect(await report(25, [[20, 25]], 30)).toMatchObject({ position_seconds: 25, watched_seconds: 25 })
  })

  it('keeps the later of two places that were left within a second', async () => {
    await report(40, [], 0)
    test.clock.move(900)
    expect(await report(30, [], 0.6)).toMatchObject({ position_seconds: 30 })
  })

  it('asks who may watch once a minute, not with every report', async () => {
    await report(5, [[0, 5]])
    await test.owe(student)
    expect(await report(10, [[5, 10]])).toMatchObject({ watched_seconds: 10 })
    test.clock.move(minutes(1))
    expect(await report(15, [[10, 15]])).toMatchObject({ code: 'payment_overdue' })
    const lengthOf = cacheVideoLengths(test.db)
    const classmate = await test.student()
    const ask = () => lengthOf({ doctorId: classmate.id, videoId, now: test.clock.now() })
    expect(await ask()).toBe(100)
    expect(await recordStatements(test.deps.database, ask)).toEqual([])
  })

  it('asks again only for whoever reported longest ago when more are watching than are remembered', async () => {
    const lengthOf = cacheVideoLengths(test.db, 2)
    const watchers = [await test.student(), await test.student(), await test.student()]
    const ask = (doctorId: number) => () => lengthOf({ doctorId, videoId, now: test.clock.now() })
    for (const { id } of watchers) await ask(id)()
    const [first, second, third] = watchers.map(({ id }) => ask(id))
    expect(await recordStatements(test.deps.database, second!)).toEqual([])
    expect(await recordStatements(test.deps.database, third!)).toEqual([])
    expect(await recordStatements(test.deps.database, first!)).not.toEqual([])
  })

  it('is not taken after the last moment, also of somebody who was watching', async () => {
    videoId = (await test.video()).id
    await test.lecture({ videoId, videoUntil: test.after(10_000) })
    expect(await report(5, [[0, 5]])).toMatchObject({ watched_seconds: 5 })
    test.clock.move(10_001)
    expect(await report(10, [[5, 10]])).toMatchObject({ code: 'forbidden' })
  })

  it('of two devices at once is counted whole', async () => {
    const parts = Array.from({ length: 8 }, (_, index): [number, number] => [index * 10, index * 10 + 10])
    await Promise.all(parts.map((part) => report(part[1], [part])))
    expect(await report(0, [])).toMatchObject({ watched_seconds: 80 })
  })
})

describe('notes', () => {
  it('are listed by their place, changed and deleted', async () => {
    const at = (noteId = '') => `/videos/${videoId}/notes${noteId}`
    const add = async (seconds: number, text: string) =>
      (await test.send('POST', at(), student.headers, { at_seconds: seconds, text })).json().note
    const late = await add(500, '  শেষের কথা  ')
    const early = await add(3, 'S₁')
    expect([late.at_seconds, late.text]).toEqual([100, 'শেষের কথা'])
    const changed = await test.send('POST', at(`/${early.id}`), student.headers, { text: 'S₁: mitral' })
    expect(changed.json().note).toMatchObject({ id: early.id, at_seconds: 3, text: 'S₁: mitral' })
    const list = async () => (await test.send('GET', at(), student.headers)).json().notes
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([early.id, late.id])
    const classmate = await test.student()
    expect((await test.send('DELETE', at(`/${late.id}`), classmate.headers)).statusCode).toBe(404)
    expect((await test.send('DELETE', at(`/${late.id}`), student.headers)).statusCode).toBe(204)
    expect((await test.send('DELETE', at(`/${late.id}`), student.headers)).statusCode).toBe(404)
    expect((await list()).map(({ text }: { text: string }) => text)).toEqual(['S₁: mitral'])
  })

  it('are limited to a hundred and twenty in an hour', async () => {
    const add = async (to: number) =>
      (await test.send('POST', `/videos/${to}/notes`, student.headers, { at_seconds: 1, text: 'S₁' })).statusCode
    for (let count = 0; count < 119; count++) expect(await add(999_999)).toBe(404)
    expect([await add(videoId), await add(videoId)]).toEqual([201, 429])
    test.clock.move(hours(1))
    expect(await add(videoId)).toBe(201)
  })

  it('are refused with a character that cannot be kept, and keep every other', async () => {
    const add = (text: string) =>
      test.send('POST', `/videos/${videoId}/notes`, student.headers, { at_seconds: 1, text })
    expect((await add('S₁\0S₂')).statusCode).toBe(422)
    expect((await add('🫀 S₁ → S₂ \u202e')).json().note.text).toBe('🫀 S₁ → S₂ \u202e')
  })
})
