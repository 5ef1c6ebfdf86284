import { tables } from '@prostuti/db'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDebt } from '../../testing/builders/build-debt.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { buildSite } from '../../testing/builders/build-site.ts'
import { hours, minutes } from '../../testing/test-clock.ts'
import type { SmsGateway } from '../sms/index.ts'
import { fakeGateway, openCampaignTest } from './campaign-test.fixture.ts'
import { askDeliveries } from './sending/ask-deliveries.ts'

const { campaign, campaignRecipient, doctor, site } = tables

let test: Awaited<ReturnType<typeof openCampaignTest>>
let owner: Record<string, string>
beforeAll(async () => {
  test = await openCampaignTest()
  await buildSite(test.db)
  await test.db.update(site).set({ smsPartPaisa: 35 })
})
// Each begins at ten in the morning, with a session that is new.
beforeEach(async () => {
  const sinceTen = (test.clock.now().getTime() - hours(4)) % hours(24)
  test.clock.move(hours(24) - sinceTen)
  owner = (await test.signInStaff({ role: 'owner' })).headers
})
afterAll(() => test.close())

const preview = async (any: object[][], headers = owner) =>
  (await test.post(headers, '/preview', { audience: { any } })).json()

describe('an audience', () => {
  it('is whoever fits all sentences of one of its lists', async () => {
    const { db, clock } = test
    const { batchId, courseId, doctors, enrolments } = await test.students(5)
    const [one, two, three, four, five] = doctors
    await buildDebt(db, { doctorId: one!.id, enrolmentId: enrolments[0]!.id, now: clock.now() })
    const paper = await buildPaper(db, {
      ...{ each: 1, courseId },
      ...{ opensAt: new Date(clock.now().getTime() - hours(5)), closesAt: new Date(clock.now().getTime() - hours(2)) },
    })
    const startedAt = new Date(clock.now().getTime() - hours(4))
    await buildSatAttempt(db, { paper, doctorId: two!.id, startedAt, finishedAt: startedAt })
    const [place] = await db.select().from(tables.district).limit(1)
    await db
      .update(doctor)
      .set({ presentDistrictId: place!.id, presentDivisionId: place!.divisionId })
      .where(eq(doctor.id, three!.id))
    await db.update(doctor).set({ newsSms: false }).where(eq(doctor.id, four!.id))
    await db.update(doctor).set({ name: 'একমাত্র জন' }).where(eq(doctor.id, five!.id))
    const batch = { about: 'batch', ids: [batchId], not: false }
    const owing = { about: 'owing', overdue: true, not: false }
    const sat = { about: 'sat', paper_id: paper.row.id, not: false }
    const near = { about: 'district', ids: [place!.id], not: false }
    const count = async (any: object[][]) => (await preview(any)).recipients
    expect(await preview([[batch]])).toMatchObject({ recipients: 4, turned_off: 1, part_paisa: 35, quiet_until: null })
    expect(await count([[{ about: 'course', ids: [courseId], not: false }]])).toBe(4)
    expect(await count([[batch, owing]])).toBe(1)
    expect(await count([[batch, { ...owing, overdue: false }]])).toBe(1)
    expect(await count([[batch, sat]])).toBe(1)
    expect(await count([[batch, { ...sat, not: true }]])).toBe(3)
    expect(await count([[batch, near]])).toBe(1)
    expect(await count([[batch, owing], [batch, sat], [near]])).toBe(3)
    const last = await preview([[batch, { ...owing, not: true }, { ...sat, not: true }, { ...near, not: true }]])
    expect(last).toMatchObject({ recipients: 1, sample: ['একমাত্র জন'.normalize('NFC')] })
  })

  it('never reaches beyond the courses of its member, who sees no campaign but their own', async () => {
    const [mine, other] = [await test.students(2), await test.students(3)]
    const { headers } = await test.signInStaff({ role: 'manager', courseIds: [mine.courseId] })
    expect(await preview([], headers)).toMatchObject({ recipients: 2 })
    const batch = (ids: number[]) => [[{ about: 'batch', ids, not: false }]]
    const foreign = await test.post(headers, '/preview', { audience: { any: batch([other.batchId]) } })
    expect(foreign.statusCode).toBe(422)
    expect(await preview([[{ about: 'batch', ids: [mine.batchId], not: true }]], headers)).toMatchObject({
      recipients: 0,
    })
    const owners = await test.make(owner, other.batchId)
    const own = await test.make(headers, mine.batchId)
    expect((await test.get(headers, `/${owners}`)).statusCode).toBe(404)
    const listed = (await test.get(headers, '')).json().rows.map(({ id }: { id: number }) => id)
    expect(listed).toEqual([own])
  })
})

describe('a campaign', () => {
  it('reckons what it costs, is changed, tested and rehearsed while it is a draft, and is forgotten with it', async () => {
    const { batchId } = await test.students(2)
    const id = await test.make(owner, batchId, 'ক'.repeat(71))
    expect((await test.get(owner, `/${id}`)).json().campaign).toMatchObject({
      parts: 2,
      part_paisa: 35,
      state: 'draft',
    })
    const tested = await test.post(owner, `/${id}/test`, { phone: '০১৭১২৩৪৫৬৭৮' })
    expect(tested.json()).toMatchObject({ is_sent: true, campaign: { tested_at: test.clock.now().toISOString() } })
    expect(test.smses.at(-1)).toEqual({ to: '+8801712345678', text: 'ক'.repeat(71) })
    const rehearsed = (await test.post(owner, `/${id}/rehearsal`)).json()
    expect(rehearsed.campaign).toMatchObject({ state: 'rehearsed', rehearsal: { recipients: 2, held_back: 0 } })
    expect(rehearsed.sample).toHaveLength(2)
    const fields = { title: 'আরেক নাম', text: 'নতুন কথা', audience: { any: [] }, version: 0 }
    const changed = (await test.post(owner, `/${id}`, fields)).json().campaign
    expect(changed).toMatchObject({ state: 'draft', rehearsal: null, tested_at: null, parts: 1 })
    expect((await test.post(owner, `/${id}/removal`, { version: 1 })).statusCode).toBe(200)
    expect((await test.get(owner, `/${id}`)).statusCode).toBe(404)
  })

  it('is not saved over what a colleague saved meanwhile', async () => {
    const { batchId } = await test.students(1)
    const id = await test.make(owner, batchId)
    const fields = { title: 'নাম', text: 'প্রথম কথা', audience: { any: [] } }
    const colleague = await test.signInStaff({ role: 'owner' })
    const saved = await test.post(colleague.headers, `/${id}`, { ...fields, version: 0 })
    expect(saved.json().campaign).toMatchObject({ version: 1, changed_by: { id: colleague.staffId } })
    const late = await test.post(owner, `/${id}`, { ...fields, text: 'দ্বিতীয় কথা', version: 0 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict'])
    // Nor is it sent or dropped by somebody who has not seen it.
    for (const path of ['/start', '/removal'])
      expect((await test.post(owner, `/${id}${path}`)).json().code, path).toBe('version_conflict')
    expect((await test.rowOf(id)).text).toBe('প্রথম কথা'.normalize('NFC'))
    const again = await test.post(owner, `/${id}`, { ...fields, text: 'দ্বিতীয় কথা', version: 1 })
    expect(again.json().campaign).toMatchObject({ version: 2, text: 'দ্বিতীয় কথা'.normalize('NFC') })
  })

  it('to more than 500 is rehearsed and tested first; to more than 5,000 the owner alone sends it', async () => {
    const group = await test.students(1)
    await test.crowd(group, 500)
    const { headers: manager } = await test.signInStaff({ role: 'manager' })
    const start = async (id: number, headers = manager) => {
      const { statusCode, json } = await test.post(headers, `/${id}/start`)
      return statusCode === 200 ? json().campaign.recipients : json().code
    }
    const id = await test.make(manager, group.batchId)
    expect(await start(id)).toBe('campaign_unrehearsed')
    await test.post(manager, `/${id}/rehearsal`)
    expect(await start(id), 'nobody has read it on a phone').toBe('campaign_unrehearsed')
    await test.post(manager, `/${id}/test`, { phone: '01712345678' })
    await test.crowd(group, 4500)
    expect(await start(id), 'many have come since').toBe('campaign_too_large')
    expect(await start(id, owner), 'and the owner was told of fewer').toBe('campaign_unrehearsed')
    await test.post(owner, `/${id}/rehearsal`)
    expect(await start(id)).toBe('campaign_too_large')
    expect(await start(id, owner)).toBe(5001)
    expect((await test.post(owner, `/${id}/stop`)).json().campaign).toMatchObject({ state: 'rehearsed', recipients: 0 })
    expect(await test.db.$count(campaignRecipient, eq(campaignRecipient.campaignId, id))).toBe(0)
  })

  it('to more than 5,000 goes on, and is sent again, by the owner’s word alone', async () => {
    const group = await test.students(1)
    const id = await test.begin(owner, group.batchId)
    await test.db.update(campaign).set({ recipients: 5001, state: 'stopped' }).where(eq(campaign.id, id))
    const { headers: manager } = await test.signInStaff({ role: 'manager' })
    const again = { verdict: 'again', doctor_ids: null }
    expect((await test.post(manager, `/${id}/resume`)).json().code).toBe('campaign_too_large')
    expect((await test.post(manager, `/${id}/doubtful`, again)).json().code).toBe('campaign_too_large')
    expect((await test.post(owner, `/${id}/doubtful`, again)).statusCode).toBe(200)
    await test.db.update(campaign).set({ recipients: 5001, state: 'stopped' }).where(eq(campaign.id, id))
    expect((await test.post(owner, `/${id}/resume`)).statusCode).toBe(200)
    await test.db.update(campaign).set({ state: 'stopped' }).where(eq(campaign.id, id))
  })

  it('is refused to nobody, and nothing of it changes once it was started', async () => {
    const { batchId } = await test.students(1)
    const empty = await test.students(0)
    const nobody = await test.make(owner, empty.batchId)
    expect((await test.post(owner, `/${nobody}/start`)).statusCode).toBe(422)
    const id = await test.make(owner, batchId)
    await test.post(owner, `/${id}/start`)
    for (const path of ['/start', '/rehearsal', '/removal', '/resume', '/doubtful'])
      expect(
        (await test.post(owner, `/${id}${path}`, { verdict: 'sent', doctor_ids: null, version: 0 })).json().code,
        path,
      ).toBe('campaign_state')
    await test.post(owner, `/${id}/stop`)
    expect((await test.rowOf(id)).state).toBe('draft')
  })
})

describe('sending', () => {
  it('waits for the fuse, then reaches each once and reckons the cost', async () => {
    const { batchId, doctors } = await test.students(25)
    const id = await test.make(owner, batchId)
    await test.post(owner, `/${id}/start`)
    const { gateway, taken } = fakeGateway()
    test.clock.move(119_000)
    await test.send(gateway)
    expect(taken).toEqual([])
    test.clock.move(2000)
    await Promise.all([test.send(gateway), test.send(gateway)])
    await test.send(gateway)
    expect(taken.map(({ to }) => to).toSorted()).toEqual(doctors.map(({ phone }) => phone).toSorted())
    expect(new Set(taken.map((each) => each.id)).size).toBe(25)
    expect((await test.get(owner, `/${id}`)).json().campaign).toMatchObject({ state: 'done', recipients: 25, sent: 25 })
    const tries = (await test.office.inject({ url: `/api/v3/admin/sms-tries?campaign=${id}`, headers: owner })).json()
    expect(tries.rows).toHaveLength(25)
    expect(JSON.stringify(tries)).not.toContain(doctors[0]!.phone.slice(3))
  })

  it('is stopped in the middle and goes on with the others', async () => {
    const { batchId } = await test.students(30)
    const id = await test.begin(owner, batchId)
    const { gateway, taken } = fakeGateway()
    const send = gateway.send.bind(gateway)
    const stopping: SmsGateway = {
      ...gateway,
      send: async (sms) => {
        if (taken.length === 14) await test.post(owner, `/${id}/stop`)
        return send(sms)
      },
    }
    await test.send(stopping)
    expect(await test.rowOf(id)).toMatchObject({ state: 'stopped', sent: 20 })
    await test.send(gateway)
    expect(taken).toHaveLength(20)
    await test.post(owner, `/${id}/resume`)
    await test.send(gateway)
    expect(new Set(taken.map(({ to }) => to)).size).toBe(30)
    expect(taken).toHaveLength(30)
    expect((await test.rowOf(id)).state).toBe('done')
  })

  it('waits for the morning, and says until when', async () => {
    const { batchId } = await test.students(1)
    const id = await test.make(owner, batchId)
    const { gateway, taken } = fakeGateway()
    test.clock.move(hours(12.5))
    owner = (await test.signInStaff({ role: 'owner' })).headers
    const morning = expect.stringMatching(/T02:00:00\.000Z$/)
    expect((await test.get(owner, `/${id}`)).json().campaign.quiet_until, 'if it were started now').toEqual(morning)
    await test.post(owner, `/${id}/start`)
    test.clock.move(121_000)
    await test.send(gateway)
    const { campaign: shown } = (await test.get(owner, `/${id}`)).json()
    expect(shown).toMatchObject({ state: 'paused', pause: { reason: 'quiet', until: morning }, quiet_until: null })
    await test.post(owner, `/${id}/resume`)
    await test.send(gateway)
    expect(taken, 'nobody is woken by a press either').toEqual([])
    test.clock.move(hours(10))
    await test.send(gateway)
    expect(taken).toHaveLength(1)
  })

  it('pauses on gateways that take nothing, longer each time, and goes on by itself', async () => {
    const { batchId } = await test.students(12)
    const id = await test.begin(owner, batchId)
    let mood: 'refuses' | 'takes' = 'refuses'
    const first = fakeGateway({ knowsOwnIds: true, mood: () => mood })
    const second = fakeGateway({ name: 'bulksmsbd', mood: () => mood })
    await test.send(first.gateway, second.gateway)
    const minutesLeft = async () => ((await test.rowOf(id)).resumesAt!.getTime() - test.clock.now().getTime()) / 60_000
    expect(await test.rowOf(id)).toMatchObject({ state: 'paused', pauseReason: 'gateway', sent: 0, failed: 0 })
    expect(await minutesLeft()).toBe(1)
    test.clock.move(61_000)
    await test.send(first.gateway, second.gateway)
    expect(await minutesLeft()).toBe(2)
    mood = 'takes'
    test.clock.move(121_000)
    await test.send(first.gateway, second.gateway)
    expect(await test.rowOf(id)).toMatchObject({ state: 'done', sent: 12, gatewayPauses: 0 })
    expect(first.taken).toHaveLength(12)
    expect(second.taken).toEqual([])
  })

  it('leaves out who had the same text within a day, who has turned it off and who has left', async () => {
    const { batchId, doctors } = await test.students(4)
    const text = 'আজ রাত ৯টায় ফল প্রকাশ'
    const { gateway, taken } = fakeGateway()
    await test.begin(owner, batchId, text)
    await test.db.update(doctor).set({ newsSms: false }).where(eq(doctor.id, doctors[0]!.id))
    await test.send(gateway)
    expect(taken).toHaveLength(3)
    await test.db.update(doctor).set({ newsSms: true }).where(eq(doctor.id, doctors[0]!.id))
    const again = await test.make(owner, batchId, `${text} `)
    const { campaign: rehearsed } = (await test.post(owner, `/${again}/rehearsal`)).json()
    expect(rehearsed.rehearsal).toMatchObject({ recipients: 1, held_back: 3 })
    await test.post(owner, `/${again}/start`)
    test.clock.move(121_000)
    await test.send(gateway)
    expect(taken).toHaveLength(4)
    expect(await test.rowOf(again)).toMatchObject({ state: 'done', sent: 1, held: 3 })
    test.clock.move(hours(24))
    owner = (await test.signInStaff({ role: 'owner' })).headers
    await test.begin(owner, batchId, text)
    await test.send(gateway)
    expect(taken).toHaveLength(8)
  })

  it('goes on at once behind a whole chunk that was held back', async () => {
    const { batchId, doctors } = await test.students(12)
    const { gateway, taken } = fakeGateway()
    const id = await test.begin(owner, batchId)
    const ids = doctors.map((each) => each.id).sort((a, b) => a - b)
    await test.db
      .update(doctor)
      .set({ newsSms: false })
      .where(inArray(doctor.id, ids.slice(0, 10)))
    await test.send(gateway)
    expect(taken).toHaveLength(2)
    expect(await test.rowOf(id)).toMatchObject({ state: 'done', sent: 2, held: 10 })
  })
})

describe('a process that dies', () => {
  it('between call and answer leaves nobody out and nobody twice, where the gateway knows our ids', async () => {
    const { batchId, doctors } = await test.students(40)
    const id = await test.begin(owner, batchId)
    let seed = 7
    const chance = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return seed / 2 ** 31
    }
    let deaths = 0
    const mood = () => {
      const drawn = chance()
      if (deaths >= 12 || drawn > 0.3) return 'takes'
      deaths += 1
      return drawn < 0.15 ? 'dies before' : 'dies after'
    }
    const { gateway, taken } = fakeGateway({ knowsOwnIds: true, mood })
    for (let run = 0; run < 40 && (await test.rowOf(id)).state !== 'done'; run++) {
      await test.send(gateway).catch(() => {})
      test.clock.move(91_000)
    }
    expect(deaths).toBe(12)
    expect(taken.map(({ to }) => to).toSorted()).toEqual(doctors.map(({ phone }) => phone).toSorted())
    expect(await test.rowOf(id)).toMatchObject({ state: 'done', sent: 40, doubtful: 0 })
  })

  it('leaves those in doubt whom no gateway can tell of; they are sent again only when somebody says so', async () => {
    const { batchId } = await test.students(3)
    const id = await test.begin(owner, batchId)
    const moods = ['is silent', 'takes', 'takes'] as const
    let nth = 0
    const { gateway, taken } = fakeGateway({ name: 'bulksmsbd', mood: () => moods[nth++] ?? 'takes' })
    await test.send(gateway)
    expect(await test.rowOf(id)).toMatchObject({ state: 'done', sent: 2, doubtful: 1 })
    test.clock.move(minutes(10))
    await test.send(gateway)
    expect(taken).toHaveLength(3)
    const { rows } = (await test.get(owner, `/${id}/recipients?state=doubtful`)).json()
    expect(rows).toMatchObject([{ code: 'timeout', gateway: 'bulksmsbd' }])
    await test.post(owner, `/${id}/doubtful`, { verdict: 'again', doctor_ids: [rows[0].id] })
    await test.send(gateway)
    expect(taken).toHaveLength(4)
    expect(await test.rowOf(id)).toMatchObject({ state: 'done', sent: 3, doubtful: 0 })
  })

  it('yesterday is in doubt, because the gateway has forgotten its ids', async () => {
    const { batchId } = await test.students(1)
    const id = await test.begin(owner, batchId)
    const { gateway, taken } = fakeGateway({ knowsOwnIds: true, mood: () => 'dies after' })
    await test.send(gateway).catch(() => {})
    test.clock.move(hours(24))
    await test.send(gateway).catch(() => {})
    expect(await test.recipientsIn(id, 'doubtful')).toBe(1)
    expect(taken).toHaveLength(1)
    const { headers } = await test.signInStaff({ role: 'owner' })
    await test.post(headers, `/${id}/doubtful`, { verdict: 'sent', doctor_ids: null })
    expect(await test.rowOf(id)).toMatchObject({ sent: 1, doubtful: 0 })
  })
})

it('asks who can tell whether it arrived, and nobody else', async () => {
  const { batchId } = await test.students(3)
  const id = await test.begin(owner, batchId)
  const { gateway } = fakeGateway({ name: 'alpha-sms' })
  const said = ['delivered', 'undelivered', undefined] as const
  const asked: string[] = []
  const telling: SmsGateway = {
    ...gateway,
    askDelivery: async (reference) => said[asked.push(reference) - 1],
  }
  await test.send(telling)
  const ask = (...gateways: SmsGateway[]) => askDeliveries({ ...test.deps, readGateways: async () => gateways })
  expect(await ask(telling), 'a network needs a moment').toBe(0)
  test.clock.move(minutes(2))
  expect(await ask(gateway)).toBe(0)
  expect(await ask(telling)).toBe(3)
  expect(await ask(telling), 'who did not know is asked later').toBe(0)
  expect((await test.get(owner, `/${id}`)).json().campaign).toMatchObject({ sent: 3, delivered: 1 })
  test.clock.move(minutes(11))
  expect(await ask(telling)).toBe(1)
})

it('lists by state and month', async () => {
  const { batchId } = await test.students(1)
  const id = await test.make(owner, batchId)
  await test.db
    .update(campaign)
    .set({ createdAt: new Date('2026-02-28T19:00:00Z') })
    .where(eq(campaign.id, id))
  const idsOf = async (query: string) =>
    (await test.get(owner, `?${query}`)).json().rows.map((row: { id: number }) => row.id)
  expect(await idsOf('month=2026-03')).toEqual([id])
  expect(await idsOf('month=2026-02')).toEqual([])
  expect(await idsOf('month=2026-03&state=done')).toEqual([])
})
