import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildBatch,
  buildBranch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
} from '../../testing/builders/build-batch.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const { event, scheduleEvent, teacher } = tables

let test: TestApp
let batchId: number
let scheduleId: number
let branchScheduleId: number
let ids: number[]

/** Everything that has to be escaped, and a title that takes several lines. */
const hard = 'হৃৎপিণ্ড, ফুসফুস; রক্ত\\রস\nদ্বিতীয় লাইন: '.normalize('NFC') + 'কার্ডিওভাস্কুলার সিস্টেম '.repeat(12).trim()

beforeAll(async () => {
  test = await buildTestApp({ demo: false, env: { publicUrl: 'https://prostuti.example' } })
  const { db } = test.deps.database
  const parent = await buildCourse(db)
  const branch = await buildBranch(db)
  const [sir] = await db
    .insert(teacher)
    .values({ name: { bn: 'ডা. করিম', en: 'Dr. Karim' }, subject: { bn: 'মেডিসিন' }, qualifications: 'FCPS' })
    .returning()
  batchId = (await buildBatch(db, parent)).id
  scheduleId = (await buildSchedule(db, batchId, { title: { bn: 'সন্ধ্যা, অনলাইন', en: 'Evening; online' } })).id
  branchScheduleId = (await buildSchedule(db, batchId, { mode: 'branch', contactId: branch.id })).id
  const rows = [
    await buildScheduleEvent(db, scheduleId, {
      startsAt: new Date('2026-08-01T14:00:00Z'),
      title: { bn: hard, en: 'Heart, lungs' },
      subject: { bn: 'মেডিসিন' },
      teacherId: sir!.id,
      revision: 3,
      updatedAt: new Date('2026-07-01T06:00:00Z'),
    }),
    await buildScheduleEvent(db, scheduleId, {
      startsAt: new Date('2026-08-03T14:00:00Z'),
      isCancelled: true,
      updatedAt: new Date('2026-07-02T06:00:00Z'),
    }),
    await buildScheduleEvent(db, branchScheduleId, { startsAt: new Date('2026-08-02T04:00:00Z') }),
  ]
  ids = rows.map((row) => row.id)
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })
const addressOf = (id: number, query = '') => `/api/v3/web/schedules/${id}/calendar.ics${query}`

function read(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body))
  return { calendar, entries: calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry)) }
}

describe('the calendar of a schedule', () => {
  it('is one entry for each row, in UTC, as calendar programs read it', async () => {
    const response = await get(addressOf(scheduleId))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const { calendar, entries } = read(response.body)
    // Programs take it for text; the parser, which knows no X- names, gives it back as it was written.
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('বিসিএস প্রিলি সন্ধ্যা · সন্ধ্যা\\, অনলাইন')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT6H')
    expect(entries.length).toBe(2)
    const [first] = entries
    expect(first?.uid).toBe(`schedule-event-${ids[0]}@prostuti.example`)
    expect(first?.startDate.toICALString()).toBe('20260801T140000Z')
    expect(first?.endDate.toICALString()).toBe('20260801T160000Z')
    expect(first?.sequence).toBe(3)
    expect(first?.location).toBe('অনলাইন')
    expect(first?.description).toBe('মেডিসিন\nডা. করিম')
    expect(first?.component.getFirstPropertyValue('url')).toBe(
      `https://prostuti.example/batch-details/${batchId}/schedule`,
    )
    expect(String(first?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-07-01T06:00:00Z')
    expect(String(first?.component.getFirstPropertyValue('last-modified'))).toBe('2026-07-01T06:00:00Z')
  })

  it('keeps a title whole, whatever stands in it', async () => {
    expect(read((await get(addressOf(scheduleId))).body).entries[0]?.summary).toBe(hard)
  })

  it('has no line longer than 75 octets, and splits no letter', async () => {
    const { rawPayload } = await get(addressOf(scheduleId))
    const lines = rawPayload.toString('latin1').split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(5)
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]/)
      expect(Buffer.from(line, 'latin1').toString('utf8')).not.toContain('\ufffd')
    }
  })

  it('says of a cancelled row that it is cancelled', async () => {
    const { entries } = read((await get(addressOf(scheduleId))).body)
    expect(entries.map((entry) => entry.component.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED'])
  })

  it('is in English when the address says so, and takes no notice of cookies', async () => {
    const english = read((await get(addressOf(scheduleId, '?lang=en'))).body)
    expect(english.entries[0]?.summary).toBe('Heart, lungs')
    expect(english.entries[0]?.location).toBe('Online')
    expect(english.calendar.getFirstPropertyValue('x-wr-calname')).toBe('BCS preliminary evening · Evening\\; online')
    const cookie = read((await get(addressOf(scheduleId), { cookie: 'lang=en' })).body)
    expect(cookie.entries[0]?.summary).toBe(hard)
  })

  it('names the branch where it is held', async () => {
    const { entries } = read((await get(addressOf(branchScheduleId))).body)
    expect(entries[0]?.location).toBe('ফার্মগেট শাখা, গ্রিন রোড, ঢাকা')
  })

  it('is sent once, and after a change again, under the same name with a higher number', async () => {
    const { db } = test.deps.database
    const before = await get(addressOf(branchScheduleId))
    const known = { 'if-none-match': String(before.headers.etag) }
    const since = { 'if-modified-since': String(before.headers['last-modified']) }
    expect(before.headers['cache-control']).toBe('public, max-age=900')
    for (const headers of [known, since]) {
      const again = await get(addressOf(branchScheduleId), headers)
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }

    await db
      .update(scheduleEvent)
      .set({
        startsAt: new Date('2026-08-02T05:00:00Z'),
        revision: sql`${scheduleEvent.revision} + 1`,
        updatedAt: new Date(Date.now() + 60_000),
      })
      .where(eq(scheduleEvent.id, ids[2]!))
    for (const headers of [known, since]) {
      const changed = await get(addressOf(branchScheduleId), headers)
      expect(changed.statusCode).toBe(200)
      const [old] = read(before.body).entries
      const [fresh] = read(changed.body).entries
      expect(fresh?.uid).toBe(old?.uid)
      expect(fresh?.sequence).toBeGreaterThan(old?.sequence ?? Number.NaN)
      expect(fresh?.startDate.toICALString()).toBe('20260802T050000Z')
    }
  })

  it('holds a thousand rows at most, the latest', async () => {
    const { db } = test.deps.database
    const long = await buildSchedule(db, batchId)
    await db.insert(scheduleEvent).values(
      Array.from({ length: 1005 }, (_, n) => ({
        scheduleId: long.id,
        kind: 'lecture' as const,
        title: { bn: `লেকচার ${n}` },
        startsAt: new Date(Date.UTC(2026, 0, 1 + n, 8)),
        endsAt: new Date(Date.UTC(2026, 0, 1 + n, 10)),
      })),
    )
    const { entries } = read((await get(addressOf(long.id))).body)
    expect(entries.length).toBe(1000)
    expect(entries[0]?.summary).toBe('লেকচার 5')
  })

  it('answers 404 for a schedule that is off, whose batch or course is off, or that was never there, 422 for what is no id or language', async () => {
    const { db } = test.deps.database
    const off = await buildSchedule(db, batchId, { isActive: false })
    const parent = await buildCourse(db)
    const ofOff = await buildSchedule(db, (await buildBatch(db, parent, { isActive: false })).id)
    const hidden = await buildCourse(db, { isActive: false })
    const ofHidden = await buildSchedule(db, (await buildBatch(db, hidden)).id)
    for (const id of [off.id, ofOff.id, ofHidden.id, 2_147_483_647])
      expect((await get(addressOf(id))).statusCode).toBe(404)
    expect((await get('/api/v3/web/schedules/x/calendar.ics')).statusCode).toBe(422)
    expect((await get(addressOf(scheduleId, '?lang=fr'))).statusCode).toBe(422)
  })
})

describe('the calendar of an event', () => {
  it('is one entry that a change replaces', async () => {
    const { db } = test.deps.database
    const [made] = await db
      .insert(event)
      .values({
        name: { bn: 'মক, পূর্ণাঙ্গ', en: 'Mock' },
        summary: { bn: 'পুরো পরীক্ষা' },
        startsAt: new Date('2026-09-01T04:00:00Z'),
        deadline: new Date('2026-08-30T18:00:00Z'),
        feePaisa: 0,
        mode: 'online',
      })
      .returning()
    const url = `/api/v3/web/events/${made!.id}/calendar.ics`
    const [before] = read((await get(url)).body).entries
    expect(before?.uid).toBe(`event-${made!.id}@prostuti.example`)
    expect([before?.summary, before?.location, before?.description]).toEqual(['মক, পূর্ণাঙ্গ', 'অনলাইন', 'পুরো পরীক্ষা'])
    expect(before?.component.getFirstPropertyValue('url')).toBe(`https://prostuti.example/${made!.id}/event`)
    expect(before?.component.hasProperty('dtend')).toBe(false)

    await db
      .update(event)
      .set({ endsAt: new Date('2026-09-01T07:00:00Z'), updatedAt: new Date(Date.now() + 60_000) })
      .where(eq(event.id, made!.id))
    const [after] = read((await get(`${url}?lang=en`)).body).entries
    expect([after?.uid, after?.summary]).toEqual([before?.uid, 'Mock'])
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN)
    expect(after?.endDate.toICALString()).toBe('20260901T070000Z')

    await db.update(event).set({ isActive: false }).where(eq(event.id, made!.id))
    expect((await get(url)).statusCode).toBe(404)
    expect((await get('/api/v3/web/events/0/calendar.ics')).statusCode).toBe(422)
  })
})
