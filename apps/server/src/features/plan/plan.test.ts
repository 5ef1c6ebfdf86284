import { tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { eq, inArray, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { aRota, dhaka, iso, openPlanTest, type PlanTest } from './plan-test.fixture.ts'

const { notebookCard, planBlock, rotaException, studyRota, videoProgress } = tables

let test: PlanTest
/** Said once in a process: two things were asked of one connection at once. */
const warnings: string[] = []
const hear = ({ message }: Error) => void warnings.push(message)
beforeAll(async () => {
  process.on('warning', hear)
  test = await openPlanTest()
})
afterAll(async () => {
  await test.close()
  process.off('warning', hear)
  expect(warnings.filter((each) => each.includes('client.query()'))).toEqual([])
})

type Block = {
  id: number
  kind: string
  title: string | null
  starts_at: string
  ends_at: string
  locked: boolean
  done: boolean
  clash: string | null
}
const told = (blocks: Block[]) => blocks.map(({ kind, starts_at, ends_at }) => [kind, starts_at, ends_at])

describe('a week without a rota', () => {
  it('shows classes and exams, and nothing that was laid', async () => {
    const week = await test.read(await test.enter())
    expect(week).toMatchObject({
      week: '2026-06-27',
      today: '2026-07-01',
      rota: null,
      laid_at: null,
      blocks: [],
      short: [],
    })
    expect(week.fixed.map((row: { kind: string; event_id: number }) => [row.kind, row.event_id])).toEqual([
      ['class', test.tonight.id],
    ])
  })

  it('says whether there is anything to lay', async () => {
    expect((await test.read(await test.enter())).has_work).toBe(true)
    expect((await test.read(await test.signIn())).has_work).toBe(false)
  })

  it('cannot be laid or painted on', async () => {
    const doctor = await test.enter()
    const days = [{ day: '2026-07-02', shift: 'off' }]
    for (const refused of [await test.post(doctor, '/lay'), await test.post(doctor, '/days', { days })]) {
      expect(refused.statusCode).toBe(409)
      expect(refused.json().code).toBe('rota_missing')
    }
  })
})

describe('painting duty', () => {
  it('repeats the rota, shows its night on both days, and the rest after it', async () => {
    const doctor = await test.enter()
    const painted = await test.post(doctor, '/rota', aRota)
    expect(painted.statusCode).toBe(200)
    const week = painted.json()
    expect(week.rota).toEqual(aRota)
    expect(week.days.map((day: { shift: string }) => day.shift)).toEqual(
      ['off', 'night', 'off', 'morning', 'off', 'night', 'off'].map((_, n) => aRota.shifts[(n + 8 - 4) % 4]),
    )
    expect(week.duties).toContainEqual({
      shift: 'night',
      day: '2026-07-02',
      starts_at: iso('2026-07-02T20:00'),
      ends_at: iso('2026-07-03T08:00'),
    })
    expect(week.rests).toContainEqual({ starts_at: iso('2026-07-03T08:00'), ends_at: iso('2026-07-03T14:00') })
    // From seven to eleven in the evening, without the class of two hours.
    expect(week.days.find(({ day }: { day: string }) => day === '2026-07-01').free_minutes).toBe(14 * 60)
  })

  it('lets a single day differ, and go by the rota again', async () => {
    const [doctor, other] = [await test.enter(), await test.enter()]
    await test.post(doctor, '/rota', aRota)
    const painted = (doctorId: number, day: string) => ({ doctorId, day, shift: 'evening' as const })
    await test.db
      .insert(rotaException)
      .values([painted(doctor.doctorId, '2026-06-30'), painted(other.doctorId, '2026-07-02')])
    const shiftOf = async (shift: string | null) => {
      const week = (await test.post(doctor, '/days', { days: [{ day: '2026-07-02', shift }] })).json()
      const { shift: shown, painted } = week.days.find(({ day }: { day: string }) => day === '2026-07-02')
      return [shown, painted]
    }
    expect(await shiftOf('evening')).toEqual(['evening', true])
    expect(await shiftOf(null)).toEqual(['night', false])
    await shiftOf('off')
    await test.post(doctor, '/rota', { ...aRota, daily_minutes: 60 })
    const daysOf = async ({ doctorId }: { doctorId: number }) =>
      (await test.db.select().from(rotaException).where(eq(rotaException.doctorId, doctorId))).map(({ day }) => day)
    expect(await daysOf(doctor), 'a new rota counts for the days to come').toEqual(['2026-06-30'])
    expect(await daysOf(other), 'another doctor’s').toEqual(['2026-07-02'])
    expect(
      (await test.db.select().from(studyRota).where(eq(studyRota.doctorId, doctor.doctorId)))[0]?.dailyMinutes,
    ).toBe(60)
  })

  it.each([
    ['no shift', { ...aRota, shifts: [] }],
    ['more shifts than four weeks have days', { ...aRota, shifts: Array(29).fill('off') }],
    ['an unknown shift', { ...aRota, shifts: ['noon'] }],
    ['hours that end before they begin', { ...aRota, earliest_minute: 1200, latest_minute: 1210 }],
    ['a day of more than twelve hours', { ...aRota, daily_minutes: 721 }],
  ])('refuses %s', async (_, rota) => {
    expect((await test.post(await test.enter(), '/rota', rota)).statusCode).toBe(422)
  })

  it('goes no further than the weeks that are shown, and days to come never make room for one another', async () => {
    const doctor = await test.enterWithPlan()
    const paint = (day: string) => test.post(doctor, '/days', { days: [{ day, shift: 'evening' }] })
    const far = await paint('2026-08-29')
    expect([far.statusCode, far.json().code]).toEqual([409, 'plan_too_far'])
    for (const near of ['2026-07-02', '2026-08-28']) expect((await paint(near)).statusCode).toBe(200)
    const { doctorId } = doctor
    await test.db.execute(sql`insert into rota_exception (doctor_id, day, shift)
      select ${doctorId}, date '2026-06-30' - n, 'off' from generate_series(1, 750) n`)
    await paint('2026-07-03')
    const days = await test.db
      .select()
      .from(rotaException)
      .where(eq(rotaException.doctorId, doctorId))
      .orderBy(rotaException.day)
    expect([days.length, ...days.slice(-3).map(({ day }) => day)]).toEqual([
      750,
      '2026-07-02',
      '2026-07-03',
      '2026-08-28',
    ])
  })

  it('refuses too many days at once, and days that are none', async () => {
    const doctor = await test.enterWithPlan()
    for (const days of [[], Array(32).fill({ day: '2026-07-02', shift: 'off' }), [{ day: '2026-02-30', shift: 'off' }]])
      expect((await test.post(doctor, '/days', { days })).statusCode).toBe(422)
  })
})

describe('laying a plan', () => {
  it('puts the nearest deadline first, into the free hours', async () => {
    const { plan } = await test.enterWithPlan()
    expect(told(plan.blocks)).toEqual([
      ['lecture', iso('2026-07-01T10:15'), iso('2026-07-01T11:15')],
      ['revision', iso('2026-07-01T11:15'), iso('2026-07-01T11:45')],
      ['revision', iso('2026-07-01T12:00'), iso('2026-07-01T12:30')],
    ])
    expect(plan.blocks[0]).toMatchObject({
      title: 'হৃদ্‌রোগ',
      row: { event_id: test.lecture.id, schedule_id: test.schedule.id },
      deadline: iso('2026-07-03T18:00'),
    })
    expect([plan.short, plan.laid_at]).toEqual([[], iso('2026-07-01T10:00')])
  })

  it('changes nothing when it is laid again, and keeps what is locked or done', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    expect((await test.post(doctor, '/lay')).json().blocks).toEqual(plan.blocks)
    const [lecture, first, second] = plan.blocks
    await test.post(doctor, `/blocks/${lecture.id}/move`, { starts_at: iso('2026-07-01T16:00') })
    await test.post(doctor, `/blocks/${first.id}`, { done: true })
    const again = (await test.post(doctor, '/lay')).json().blocks
    expect(again.map(({ id, starts_at }: Block) => [id, starts_at])).toEqual([
      [second.id, iso('2026-07-01T10:15')],
      [first.id, first.starts_at],
      [lecture.id, iso('2026-07-01T16:00')],
    ])
  })

  it('leaves what has begun where it is', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    test.clock.move(minutes(20))
    const again = (await test.post(doctor, '/lay')).json().blocks
    test.clock.move(-minutes(20))
    expect(again[0]).toMatchObject({ id: plan.blocks[0].id, starts_at: iso('2026-07-01T10:15') })
  })

  it('lays a hundred and twenty times an hour at most', async () => {
    const doctor = await test.enterWithPlan()
    const others = await test.enterWithPlan()
    const { rateLimit } = tables
    await test.db.update(rateLimit).set({ hits: 119 }).where(like(rateLimit.key, 'plan-lay:%'))
    const statuses: number[] = []
    for (const asker of [doctor, doctor, others]) statuses.push((await test.post(asker, '/lay')).statusCode)
    expect(statuses).toEqual([200, 429, 200])
  })

  it('lays only what is left of a lecture, and nothing once it was watched', async () => {
    const doctor = await test.enter()
    await test.post(doctor, '/rota', aRota)
    const progress = { videoId: test.recording.id, doctorId: doctor.doctorId, positionAt: dhaka('2026-07-01T09:00') }
    await test.db.insert(videoProgress).values({ ...progress, watchedSeconds: 2400, updatedAt: progress.positionAt })
    const lectures = async () =>
      (await test.post(doctor, '/lay')).json().blocks.filter(({ kind }: Block) => kind === 'lecture')
    expect(told(await lectures())).toEqual([['lecture', iso('2026-07-01T10:15'), iso('2026-07-01T10:45')]])
    await test.db
      .update(videoProgress)
      .set({ completedAt: progress.positionAt })
      .where(eq(videoProgress.doctorId, doctor.doctorId))
    expect(await lectures()).toEqual([])
  })

  it('remembers for two months that something was done', async () => {
    const doctor = await test.enter()
    await test.post(doctor, '/rota', aRota)
    const startsAt = test.ago(days(59))
    await test.db.insert(planBlock).values({
      ...{ doctorId: doctor.doctorId, kind: 'lecture', scheduleEventId: test.lecture.id },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + minutes(60)), doneAt: startsAt },
    })
    const { blocks, short } = (await test.post(doctor, '/lay')).json()
    expect([told(blocks).map(([kind]) => kind), short]).toEqual([['revision'], []])
  })

  it('makes room for cards as far as it reaches, each day’s on its day', async () => {
    const doctor = await test.enter()
    const over = { opensAt: test.ago(days(3)), closesAt: test.ago(days(2)) }
    const paper = await buildPaper(test.db, { kind: 'bcs_exam', each: 2, pack: 'psc-noncadre', ...over })
    const times = { startedAt: test.ago(days(2) + hours(2)), finishedAt: test.ago(days(2) + hours(1)) }
    await buildSatAttempt(test.db, { paper, doctorId: doctor.doctorId, ...times })
    const madeAt = test.clock.now()
    const cards = ['2026-07-02', '2026-07-10'].map((queueOn, nth) => {
      const { id: questionId, versionId } = paper.questions[nth]!
      return { doctorId: doctor.doctorId, questionId, versionId, paperId: paper.row.id, queueOn, madeAt }
    })
    await test.db.insert(notebookCard).values(cards)
    await test.post(doctor, '/rota', aRota)
    await test.post(doctor, '/lay')
    const laid = await test.db.select().from(planBlock).where(eq(planBlock.doctorId, doctor.doctorId))
    const dates = laid.flatMap(({ day, startsAt }) => (day === null ? [] : [[day, dhakaDate(startsAt)]]))
    expect(dates.toSorted()).toEqual([
      ['2026-07-02', '2026-07-02'],
      ['2026-07-10', '2026-07-10'],
    ])
  })

  it('says what does not fit before its deadline', async () => {
    const doctor = await test.enter()
    // Half an hour on each of two days, which the lecture takes; then duty around the clock until after the exam.
    const hours = { ...aRota.hours, morning: { from: 0, to: 0 } }
    const shifts = ['off', 'off', 'morning', 'morning', 'morning']
    await test.post(doctor, '/rota', { ...aRota, daily_minutes: 30, shifts, hours })
    const { short } = (await test.post(doctor, '/lay')).json()
    expect(short.map(({ kind, minutes }: { kind: string; minutes: number }) => [kind, minutes])).toEqual([
      ['revision', 60],
    ])
  })

  it('flags what stands in duty that was painted since, and lays it elsewhere when asked', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const painted = (await test.post(doctor, '/days', { days: [{ day: '2026-07-01', shift: 'morning' }] })).json()
    expect(painted.blocks.map(({ id, clash }: Block) => [id, clash])).toEqual(
      plan.blocks.map(({ id }: Block) => [id, 'duty']),
    )
    const again = (await test.post(doctor, '/lay')).json()
    expect(again.blocks.map(({ clash }: Block) => clash)).toEqual([null, null, null])
    expect(again.blocks[0].starts_at).toBe(iso('2026-07-01T14:30'))
  })
})

describe('moving a block', () => {
  it('and laying it again say when by the clock that everything here goes by: calendars ask for it', async () => {
    const { plan, doctorId, ...doctor } = await test.enterWithPlan()
    const changed = async () => {
      const own = await test.db.select().from(planBlock).where(eq(planBlock.doctorId, doctorId)).orderBy(planBlock.id)
      return own.map(({ updatedAt }) => updatedAt.toISOString())
    }
    const laid = iso('2026-07-01T10:00')
    expect(await changed()).toEqual([laid, laid, laid])
    test.clock.move(minutes(10))
    await test.post(doctor, `/blocks/${plan.blocks[0].id}/move`, { starts_at: iso('2026-07-02T15:00') })
    expect(await changed()).toEqual([iso('2026-07-01T10:10'), laid, laid])
    test.clock.move(minutes(10))
    await test.post(doctor, '/lay')
    expect(await changed()).toEqual([iso('2026-07-01T10:10'), iso('2026-07-01T10:20')])
    test.clock.move(-minutes(20))
  })

  it('puts it no further than the last week that is shown, where it can be fetched back', async () => {
    const { plan, doctorId, ...doctor } = await test.enterWithPlan()
    const [block] = await test.db
      .insert(planBlock)
      .values({
        doctorId,
        kind: 'cards',
        day: '2026-07-02',
        startsAt: dhaka('2026-07-02T09:00'),
        endsAt: dhaka('2026-07-02T10:00'),
      })
      .returning()
    const move = (to: string) =>
      test.post(doctor, `/blocks/${block!.id}/move`, { starts_at: iso(to), week: to.slice(0, 10) })
    for (const far of ['2026-08-29T09:00', '2199-07-01T09:00']) {
      const refused = await move(far)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'plan_too_far'])
    }
    const moved = await move('2026-08-28T20:00')
    expect(moved.json().blocks.map(({ id }: Block) => id)).toEqual([block!.id])
  })

  it('may put it over where it stood', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const last = plan.blocks.at(-1)
    const moved = await test.post(doctor, `/blocks/${last.id}/move`, { starts_at: iso('2026-07-01T12:15') })
    expect([moved.statusCode, moved.json().blocks?.at(-1)?.starts_at]).toEqual([200, iso('2026-07-01T12:15')])
  })

  it('puts it there, as long as it was, and locks it', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const moved = await test.post(doctor, `/blocks/${plan.blocks[0].id}/move`, { starts_at: iso('2026-07-02T15:02') })
    expect(moved.statusCode).toBe(200)
    expect(moved.json().blocks.at(-1)).toMatchObject({
      id: plan.blocks[0].id,
      locked: true,
      starts_at: iso('2026-07-02T15:00'),
      ends_at: iso('2026-07-02T16:00'),
    })
    const free = (await test.post(doctor, `/blocks/${plan.blocks[0].id}`, { locked: false })).json()
    expect(free.blocks.at(-1).locked).toBe(false)
  })

  it('is taken back as it was: where it stood, and not locked', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const [first] = plan.blocks
    await test.post(doctor, `/blocks/${first.id}/move`, { starts_at: iso('2026-07-02T15:00') })
    const back = { starts_at: first.starts_at, locked: false }
    expect((await test.post(doctor, `/blocks/${first.id}/move`, back)).json().blocks).toEqual(plan.blocks)
  })

  it.each([
    ['plan_past', '2026-07-01T09:00'],
    ['plan_too_late', '2026-07-03T17:30'],
    ['plan_on_duty', '2026-07-02T21:00'],
    ['plan_after_night', '2026-07-03T13:30'],
    ['plan_on_class', '2026-07-01T19:30'],
    ['plan_overlap', '2026-07-01T11:00'],
  ])('says why it cannot: %s', async (code, at) => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const refused = await test.post(doctor, `/blocks/${plan.blocks[0].id}/move`, { starts_at: iso(at) })
    expect([refused.statusCode, refused.json().code]).toEqual([409, code])
    expect((await test.read(doctor)).blocks).toEqual(plan.blocks)
  })

  it('is refused for somebody else’s block, with no word of whose it is, and for staff who look on', async () => {
    const owner = await test.enterWithPlan()
    const stranger = await test.enterWithPlan()
    const [block] = owner.plan.blocks
    const move = { starts_at: iso('2026-07-02T15:00') }
    expect((await test.post(stranger, `/blocks/${block.id}/move`, move)).json().code).toBe('not_found')
    const mark = { locked: true, done: true }
    expect((await test.post(stranger, `/blocks/${block.id}`, mark)).json().code).toBe('not_found')
    expect((await test.post(owner, '/blocks/2000000000', mark)).json().code).toBe('not_found')
    const staff = await buildImpersonation(test.db, { doctorId: owner.doctorId, now: test.clock.now() })
    expect((await test.post({ headers: staff }, `/blocks/${block.id}/move`, move)).statusCode).toBe(403)
    expect((await test.post({ headers: {} }, `/blocks/${block.id}/move`, move)).statusCode).toBe(419)
    expect((await test.post(owner, '/blocks/0/move', move)).statusCode).toBe(422)
    expect((await test.read(owner)).blocks).toEqual(owner.plan.blocks)
  })

  it('of two that are moved to one hour at once takes one', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const [one, other] = plan.blocks
    const starts_at = iso('2026-07-02T15:00')
    const answers = await Promise.all(
      [one, other].map(({ id }) => test.post(doctor, `/blocks/${id}/move`, { starts_at })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('looking at weeks', () => {
  it('has any of a week’s days for an address, and goes no further than two months', async () => {
    const doctor = await test.enterWithPlan()
    expect((await test.read(doctor, '2026-07-10')).week).toBe('2026-07-04')
    expect((await test.read(doctor, '2026-07-10')).fixed.map(({ kind }: { kind: string }) => kind)).toEqual(['exam'])
    expect((await test.read(doctor, '2036-07-10')).week).toBe('2026-08-22')
    expect((await test.read(doctor, '2016-07-10')).week).toBe('2026-05-02')
    expect((await test.get('doctor/plan?week=yesterday', doctor.headers)).statusCode).toBe(422)
    expect((await test.get('doctor/plan')).statusCode).toBe(401)
  })

  it('says of a block what it was of when its course has ended', async () => {
    const { plan, ...doctor } = await test.enterWithPlan()
    const { enrolment } = tables
    await test.db.update(enrolment).set({ state: 'ended' }).where(eq(enrolment.doctorId, doctor.doctorId))
    const { blocks } = await test.read(doctor)
    expect(blocks[0]).toMatchObject({ id: plan.blocks[0].id, title: 'হৃদ্‌রোগ', row: null, course: null })
  })

  it('is open to staff who look on, and changed by none of them', async () => {
    const { doctorId, plan } = await test.enterWithPlan()
    const staff = await buildImpersonation(test.db, { doctorId, now: test.clock.now() })
    const shown = await test.get('doctor/plan', staff)
    expect([shown.statusCode, shown.json().blocks?.length]).toEqual([200, plan.blocks.length])
    for (const path of ['/lay', '/rota', '/days'])
      expect((await test.post({ headers: staff }, path, path === '/rota' ? aRota : {})).statusCode, path).toBe(403)
  })

  it('forgets what was laid half a year ago, of its own doctor alone', async () => {
    const { doctorId, headers } = await test.enterWithPlan()
    const { doctorId: other } = await test.enter()
    const laid = (of: number, day: string) => ({
      ...{ doctorId: of, kind: 'cards' as const, day },
      ...{ startsAt: dhaka(`${day}T10:00`), endsAt: dhaka(`${day}T10:30`) },
    })
    const [old, young] = ['2025-12-31', '2026-01-03']
    await test.db.insert(planBlock).values([laid(doctorId, old), laid(doctorId, young), laid(other, old)])
    await test.post({ headers }, '/lay')
    const kept = await test.db
      .select({ doctorId: planBlock.doctorId, day: planBlock.day })
      .from(planBlock)
      .where(inArray(planBlock.day, [old, young]))
    expect(kept).toEqual([
      { doctorId, day: young },
      { doctorId: other, day: old },
    ])
  })
})
