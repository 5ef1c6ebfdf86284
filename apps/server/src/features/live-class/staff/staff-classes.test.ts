import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { openLive } from '../../../testing/open-live.ts'
import { hours } from '../../../testing/test-clock.ts'
import { meetClass, openClassTest } from '../live-class-test.fixture.ts'
import { publishRecording } from './publish-recording.ts'
import { secureLinkOf, youtubeIdOf, zoomNumberOf } from './read-meeting.ts'
import { setClassHours } from './set-class-hours.ts'
import { setLiveClass } from './set-live-class.ts'

const test = await openClassTest()
const { db, clock, after } = test
let staffId: number
let server: string
beforeAll(async () => {
  staffId = (await buildStaff(db)).id
  server = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

describe('the link of a class', () => {
  it.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/embed/live_stream?channel=UC123', undefined],
    ['https://www.youtube.com/@centre/live', undefined],
    ['https://evil.example/watch?v=aqz-KE-bpKQ', undefined],
    ['aqz-KE-bpKQ', undefined],
  ])('is read as a YouTube video: %s', (link, id) => {
    expect(youtubeIdOf(link)).toBe(id)
  })

  it.each([
    ['https://us02web.zoom.us/j/88812345678?pwd=x', '88812345678'],
    ['https://zoom.us/w/123456789?tk=y', '123456789'],
    ['https://zoom.us/my/centre', undefined],
    ['https://zoom.us.evil.example/j/88812345678', undefined],
  ])('is read as a Zoom meeting: %s', (link, number) => {
    expect(zoomNumberOf(link)).toBe(number)
  })

  it('is a secure one or none', () => {
    expect(secureLinkOf(' https://meet.google.com/abc-defg-hij ')).toBe('https://meet.google.com/abc-defg-hij')
    for (const link of ['http://meet.google.com/a', 'javascript:alert(1)', 'https://a:b@c.example/', 'meet'])
      expect(secureLinkOf(link)).toBeUndefined()
  })
})

describe('staff', () => {
  it('say how a lecture is held, change it, and are refused what nobody could open', async () => {
    const { id: eventId } = await buildScheduleEvent(db, test.schedule.id, { startsAt: after(0) })
    const set = (held: Parameters<typeof setLiveClass>[1]['class']) =>
      setLiveClass(db, { staffId, eventId, class: held, now: clock.now(), locale: 'bn' })
    const stored = async () =>
      (await db.select().from(tables.liveClass).where(eq(tables.liveClass.scheduleEventId, eventId)))[0]
    await set({ heldBy: 'zoom', link: 'https://us02web.zoom.us/j/88812345678?pwd=x', passcode: '42' })
    expect(await stored()).toMatchObject({ heldBy: 'zoom', meetingNumber: '88812345678', passcode: '42' })
    await set({ heldBy: 'youtube', link: 'https://youtu.be/aqz-KE-bpKQ' })
    expect(await stored()).toMatchObject({ heldBy: 'youtube', youtubeId: 'aqz-KE-bpKQ', link: null, passcode: null })
    await set({ heldBy: 'hall', hall: { bn: ' হল  ৩ ' } })
    expect(await stored()).toMatchObject({ heldBy: 'hall', hall: { bn: 'হল ৩' }, youtubeId: null })
    await expect(set({ heldBy: 'youtube', link: 'https://example.org/aqz-KE-bpKQ' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await expect(set({ heldBy: 'meet', link: 'http://meet.google.com/a' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await stored()).toMatchObject({ heldBy: 'hall' })
    const exam = await buildScheduleEvent(db, test.schedule.id, { startsAt: after(0), kind: 'exam' })
    const ofExam = { staffId, eventId: exam.id, class: { heldBy: 'link', link: 'https://a.example/' } as const }
    await expect(setLiveClass(db, { ...ofExam, now: clock.now(), locale: 'bn' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('tell open pages of its schedule when a class is moved and when its recording comes, and no others', async () => {
    const [doctor, pending] = [await test.student(), await test.student({ state: 'pending' })]
    const { id: eventId } = await test.liveClass(meetClass)
    const pages = [await openLive(server, doctor.headers), await openLive(server, pending.headers)]
    await expect.poll(() => pages.map(({ seen }) => seen.messages)).toEqual([['resync'], ['resync']])
    await setClassHours(db, { staffId, eventId, startsAt: after(0), endsAt: after(hours(1)), now: clock.now() })
    const [video] = await db
      .insert(tables.video)
      .values({ title: { bn: 'র' }, source: 'embed', embedLink: 'https://youtu.be/aqz-KE-bpKQ', durationSeconds: 9 })
      .returning()
    await publishRecording(db, { staffId, eventId, videoId: video!.id, now: clock.now() })
    const news = { kind: 'class', id: eventId }
    await expect.poll(() => pages[0]!.seen.messages).toEqual(['resync', news, news])
    expect(pages[1]!.seen.messages).toEqual(['resync'])
    for (const page of pages) await page.leave()
    const [row] = await db.select().from(tables.scheduleEvent).where(eq(tables.scheduleEvent.id, eventId))
    expect(row).toMatchObject({ revision: 1, videoId: video!.id })
  })
})
