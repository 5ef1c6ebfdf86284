import { event, events } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBranch } from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let branchId: number
const ids: Record<string, number> = {}
const now = new Date('2026-07-01T06:00:00Z')
const day = (n: number) => new Date(now.getTime() + n * 86_400_000)

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: () => now })
  const { db } = test.deps.database
  branchId = (await buildBranch(db)).id
  const common = { feePaisa: 50_000, mode: 'online' as const }
  const rows = await db
    .insert(tables.event)
    .values([
      {
        ...common,
        name: { bn: 'মক', en: 'Mock' },
        summary: { bn: 'পুরো পরীক্ষা', en: 'A whole exam' },
        about: { bn: '<h2>নিয়ম</h2><script>alert(1)</script>'.normalize('NFC'), en: '<p>Rules</p>' },
        startsAt: day(6),
        endsAt: day(7),
        deadline: day(5),
        mode: 'branch',
        contactId: branchId,
        seats: 10,
        seatsSold: 4,
      },
      { ...common, name: { bn: 'কাছের' }, startsAt: day(3), deadline: day(2) },
      { ...common, name: { bn: 'নাম লেখানো শেষ' }, startsAt: day(-1 / 12), deadline: day(-1) },
      { ...common, name: { bn: 'চলছে' }, startsAt: day(-1), endsAt: day(1), deadline: day(-2) },
      { ...common, name: { bn: 'পুরোনো'.normalize('NFC') }, startsAt: day(-20), deadline: day(-21) },
      { ...common, name: { bn: 'সদ্য শেষ' }, startsAt: day(-4), endsAt: day(-3), deadline: day(-5) },
      { ...common, name: { bn: 'ভরা' }, startsAt: day(9), deadline: day(8), seats: 3, seatsSold: 3 },
      { ...common, name: { bn: 'বন্ধ' }, startsAt: day(9), deadline: day(8), isActive: false },
    ])
    .returning()
  for (const row of rows) ids[row.name.bn] = row.id
})
afterAll(() => test.close())

const get = (url: string, lang = 'bn') => test.app.inject({ method: 'GET', url, headers: { cookie: `lang=${lang}` } })
const list = async (query = '') => events.response.parse((await get(`/api/v3/web/events${query}`)).json())

describe('events', () => {
  it('are those to come, the nearest deadline first, until they are over or have run for three hours', async () => {
    const body = await list()
    expect(body.events.map((row) => row.name)).toEqual(['চলছে', 'নাম লেখানো শেষ', 'কাছের', 'মক', 'ভরা'])
    expect(body.total).toBe(5)
  })

  it('or those past, the latest first', async () => {
    const body = await list('?when=past')
    expect(body.events.map((row) => row.name)).toEqual(['সদ্য শেষ', 'পুরোনো'.normalize('NFC')])
    expect(body.total).toBe(2)
  })

  it('go page by page', async () => {
    const body = await list('?per-page=2&page=2')
    expect(body.events.map((row) => row.name)).toEqual(['কাছের', 'মক'])
    expect(body.total).toBe(5)
  })

  it('take people while the deadline is ahead and a seat is left', async () => {
    const open = Object.fromEntries((await list()).events.map((row) => [row.name, row.registration_open]))
    expect(open).toEqual({ চলছে: false, 'নাম লেখানো শেষ': false, কাছের: true, মক: true, ভরা: false })
  })

  it.each(['when=x', 'per-page=51', 'per-page=0', 'page=0'])('refuse %s with a 422', async (query) => {
    expect((await get(`/api/v3/web/events?${query}`)).statusCode).toBe(422)
  })
})

describe('one event', () => {
  it('says all about itself in the reader’s language, with nothing alive in it', async () => {
    const bengali = event.response.parse((await get(`/api/v3/web/events/${ids.মক}`)).json()).event
    const english = event.response.parse((await get(`/api/v3/web/events/${ids.মক}`, 'en')).json()).event
    expect(bengali.about).toEqual([{ tag: 'h2', children: ['নিয়ম'.normalize('NFC')] }])
    expect(english).toEqual({
      id: ids.মক,
      name: 'Mock',
      summary: 'A whole exam',
      image: null,
      starts_at: day(6).toISOString(),
      ends_at: day(7).toISOString(),
      deadline: day(5).toISOString(),
      fee_paisa: 50_000,
      mode: 'branch',
      branch: { id: branchId, name: 'Farmgate branch', address: 'Green Road, Dhaka', map_url: null },
      seats: 10,
      seats_left: 6,
      registration_open: true,
      about: [{ tag: 'p', children: ['Rules'] }],
    })
  })

  it('counts its seats at the moment of asking', async () => {
    const seatsLeft = async (name: string) => (await get(`/api/v3/web/events/${ids[name]}`)).json().event.seats_left
    expect(await seatsLeft('কাছের')).toBeNull()
    expect(await seatsLeft('ভরা')).toBe(0)
    await test.deps.database.db.update(tables.event).set({ seatsSold: 9 }).where(eq(tables.event.id, ids.মক!))
    expect(await seatsLeft('মক')).toBe(1)
  })

  it('leaves out a seat for which somebody is paying, and says so in the list, until the hold ends', async () => {
    const { db } = test.deps.database
    const mock = async () => (await list()).events.find(({ id }) => id === ids.মক)!
    await db.update(tables.event).set({ seatsSold: 8 }).where(eq(tables.event.id, ids.মক!))
    const hold = async (heldUntil: Date) => {
      const doctor = await buildDoctor(db)
      await db.insert(tables.eventHold).values({ eventId: ids.মক!, doctorId: doctor.id, heldUntil })
    }
    await hold(now)
    await hold(day(1))
    expect(await mock()).toMatchObject({ seats_left: 1, registration_open: true })
    await hold(day(1))
    expect(await mock()).toMatchObject({ seats_left: 0, registration_open: false })
    // Staff made the room smaller meanwhile.
    await db.update(tables.event).set({ seats: 9 }).where(eq(tables.event.id, ids.মক!))
    expect(await mock()).toMatchObject({ seats_left: 0 })
    // Where as many may come as like, a hold takes nothing away.
    const doctor = await buildDoctor(db)
    await db.insert(tables.eventHold).values({ eventId: ids.কাছের!, doctorId: doctor.id, heldUntil: day(1) })
    expect((await get(`/api/v3/web/events/${ids.কাছের}`)).json().event).toMatchObject({
      seats_left: null,
      registration_open: true,
    })
  })

  it('can be read when it is over; answers 404 when it is off or was never there, 422 for what is no id', async () => {
    expect((await get(`/api/v3/web/events/${ids['সদ্য শেষ']}`)).statusCode).toBe(200)
    expect((await get(`/api/v3/web/events/${ids.বন্ধ}`)).statusCode).toBe(404)
    expect((await get('/api/v3/web/events/2147483647')).statusCode).toBe(404)
    expect((await get('/api/v3/web/events/0')).statusCode).toBe(422)
    expect((await get('/api/v3/web/events/past')).statusCode).toBe(422)
  })
})
