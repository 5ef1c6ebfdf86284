import { closeAccount } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq, like } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealSecret } from '../../../seal-secret.ts'
import { testPassword } from '../../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { days, minutes } from '../../../testing/test-clock.ts'
import { iso, openPlanTest, type PlanTest } from '../plan-test.fixture.ts'

const { doctor: doctorTable, planBlock, planFeed, signIn } = tables

let test: PlanTest
beforeAll(async () => {
  test = await openPlanTest()
})
afterAll(() => test.close())

type Asker = { headers: Record<string, string> }
const renew = async (asker: Asker): Promise<string> => (await test.post(asker, '/feed')).json().feed.address
const follow = (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address)
  return test.app.inject({ method: 'GET', url: pathname + search, headers })
}
const entriesOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))

describe('the private link of a plan', () => {
  it('shows the blocks, under names that stay and with numbers that grow', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const address = await renew(doctor)
    const before = await follow(address)
    expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(before.headers['cache-control']).toBe('private, no-cache')
    const [lecture] = entriesOf(before.body)
    expect(lecture?.uid).toBe(`plan-block-${plan.blocks[0].id}@localhost`)
    expect([lecture?.summary, lecture?.startDate.toICALString()]).toEqual(['লেকচার: হৃদ্‌রোগ', '20260701T041500Z'])
    expect((await follow(address, { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304)

    await test.post(doctor, `/blocks/${plan.blocks[0].id}/move`, { starts_at: iso('2026-07-02T15:00') })
    const moved = entriesOf((await follow(`${address}&lang=en`)).body).find(({ uid }) => uid === lecture?.uid)
    expect([moved?.summary, moved?.startDate.toICALString()]).toEqual(['Lecture: The heart', '20260702T090000Z'])
    expect(moved?.sequence).toBeGreaterThan(lecture?.sequence ?? Number.NaN)
  })

  it('shows the last month, and nothing before it', async () => {
    const { doctorId, ...doctor } = await test.enterWithPlan()
    const laid = (daysAgo: number) => {
      const startsAt = test.ago(days(daysAgo))
      return {
        doctorId,
        kind: 'cards' as const,
        day: '2026-06-01',
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutes(30)),
      }
    }
    const made = await test.db
      .insert(planBlock)
      .values([laid(31), laid(29)])
      .returning()
    const uids = entriesOf((await follow(await renew(doctor))).body).map(({ uid }) => uid)
    expect(made.map(({ id }) => uids.includes(`plan-block-${id}@localhost`))).toEqual([false, true])
  })

  it('is made anew twenty times an hour at most', async () => {
    const doctor = await test.enter()
    await renew(doctor)
    const { rateLimit } = tables
    await test.db.update(rateLimit).set({ hits: 19 }).where(like(rateLimit.key, 'plan-feed-renew:%'))
    const statuses = [await test.post(doctor, '/feed'), await test.post(doctor, '/feed')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  })

  it('is sent anew once every block was taken away, also to a program that asks by the date', async () => {
    const doctor = await test.enterWithPlan()
    const address = await renew(doctor)
    const { etag } = (await follow(address)).headers
    await test.db.delete(planBlock).where(eq(planBlock.doctorId, doctor.doctorId))
    const since = new Date().toUTCString()
    for (const sent of [
      await follow(address, { 'if-modified-since': since }),
      await follow(address, { 'if-none-match': String(etag) }),
    ])
      expect([sent.statusCode, entriesOf(sent.body)]).toEqual([200, []])
  })

  it('says nothing of whose it is', async () => {
    const { headers, doctorId } = await test.enterWithPlan()
    const address = await renew({ headers })
    const [row] = await test.db.select().from(doctorTable).where(eq(doctorTable.id, doctorId))
    const { body, headers: sent } = await follow(address)
    const said = JSON.stringify(sent) + body
    for (const secret of [row!.name, row!.phone.slice(3), new URL(address).searchParams.get('token')!])
      expect(said).not.toContain(secret)
    const stored = JSON.stringify(await test.db.select().from(planFeed).where(eq(planFeed.doctorId, doctorId)))
    expect(stored, 'not even the database has it in plain').not.toContain(new URL(address).searchParams.get('token'))
  })

  it('is shown again to its doctor, and to nobody else', async () => {
    const doctor = await test.enterWithPlan()
    expect((await test.get('doctor/plan/feed', doctor.headers)).json()).toEqual({ feed: null })
    const address = await renew(doctor)
    expect((await test.get('doctor/plan/feed', doctor.headers)).json().feed.address).toBe(address)
    expect((await test.get('doctor/plan/feed', (await test.enter()).headers)).json()).toEqual({ feed: null })
  })

  it('that this server cannot open, as after a restore without its secret, is shown as none and can be made anew', async () => {
    const doctor = await test.enterWithPlan()
    const old = await renew(doctor)
    const sealedToken = sealSecret('of another server', Buffer.from('token'), 'calendar link')
    await test.db.update(planFeed).set({ sealedToken }).where(eq(planFeed.doctorId, doctor.doctorId))
    const shown = await test.get('doctor/plan/feed', doctor.headers)
    expect([shown.statusCode, shown.json()]).toEqual([200, { feed: null }])
    expect((await follow(old)).statusCode, 'programs that have it go on').toBe(200)
    const fresh = await renew(doctor)
    expect((await test.get('doctor/plan/feed', doctor.headers)).json().feed.address).toBe(fresh)
    expect((await follow(old)).statusCode).toBe(404)
  })

  it('answers no more once it was renewed, ended, or its account closed', async () => {
    const doctor = await test.enterWithPlan()
    const old = await renew(doctor)
    const fresh = await renew(doctor)
    expect([(await follow(old)).statusCode, (await follow(fresh)).statusCode]).toEqual([404, 200])
    await test.app.inject({ method: 'DELETE', url: '/api/v3/web/doctor/plan/feed', headers: doctor.headers })
    expect((await follow(fresh)).statusCode).toBe(404)

    const last = await renew(doctor)
    const [row] = await test.db.select().from(doctorTable).where(eq(doctorTable.id, doctor.doctorId))
    const body = { phone: row!.phone, password: testPassword }
    const closed = await test.app.inject({
      method: 'POST',
      url: closeAccount.path,
      headers: doctor.headers,
      payload: body,
    })
    expect(closed.statusCode).toBe(closeAccount.status)
    expect((await follow(last)).statusCode).toBe(404)
  })

  it('goes on when its doctor signs out: a calendar program has no sign-in', async () => {
    const doctor = await test.enterWithPlan()
    const address = await renew(doctor)
    const endedAt = test.clock.now()
    await test.db.update(signIn).set({ endedAt, endedBecause: 'logout' }).where(eq(signIn.doctorId, doctor.doctorId))
    expect((await test.get('doctor/plan/feed', doctor.headers)).statusCode).toBe(401)
    expect((await follow(address)).statusCode).toBe(200)
  })

  it('is not found by guessing, and guessing is slowed down', async () => {
    const guess = (letter: string) => follow(`http://localhost/api/v3/web/plan/calendar.ics?token=${letter.repeat(43)}`)
    expect((await guess('a')).statusCode).toBe(404)
    expect((await follow('http://localhost/api/v3/web/plan/calendar.ics?token=short')).statusCode).toBe(422)
    expect((await follow('http://localhost/api/v3/web/plan/calendar.ics')).statusCode).toBe(422)
    for (let n = 0; n < 60; n += 1) await guess('b')
    expect((await guess('c')).statusCode).toBe(429)
  })

  it('is read a hundred and twenty times an hour at most', async () => {
    const doctor = await test.enterWithPlan()
    const address = await renew(doctor)
    for (let n = 0; n < 120; n += 1) await follow(address)
    expect((await follow(address)).statusCode).toBe(429)
  })
})

it('leaves as a file for its doctor, and for nobody who looks on', async () => {
  const { plan, headers, doctorId } = await test.enterWithPlan()
  const file = await test.get('doctor/plan/calendar', headers)
  expect(file.headers['content-disposition']).toContain('prostuti-plan-2026-07-01.ics')
  expect(entriesOf(file.body).length).toBe(plan.blocks.length)
  expect((await test.get('doctor/plan/calendar')).statusCode).toBe(401)
  const staff = await buildImpersonation(test.db, { doctorId, now: test.clock.now() })
  for (const path of ['calendar', 'feed'])
    expect((await test.get(`doctor/plan/${path}`, staff)).json().code, path).toBe('forbidden')
  await test.db
    .update(signIn)
    .set({ endedAt: test.clock.now(), endedBecause: 'logout' })
    .where(eq(signIn.doctorId, doctorId))
  expect((await test.get('doctor/plan/calendar', headers)).statusCode).toBe(401)
})
