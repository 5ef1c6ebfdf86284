import { describe, expect, it } from 'vitest'
import { dayOf, minutesOf, momentAt, weekdayOf } from '../dhaka-calendar.ts'
import { demoBatchCategories } from './batch-categories.ts'
import { demoBatches } from './index.ts'
import { splitFee } from './split-fee.ts'

/** A week of seeding days, one late at night: what the demo promises must hold on each. */
const week = [10, 11, 12, 13, 14, 15, 16].map(
  (date) => new Date(`2026-03-${date}T${date === 13 ? '17:55' : '05:00'}:00Z`),
)
const [now = new Date(0)] = week
const batches = demoBatches(now)
const schedules = batches.flatMap((batch) =>
  batch.schedules.map((each) => ({ ...each, batch, name: `${batch.title.en}: ${each.title.en}` })),
)

const minuteOfDay = (moment: Date) => (moment.getTime() - momentAt(dayOf(moment), 0).getTime()) / 60_000
const isToday = (moment: Date, today: Date) => dayOf(moment) === dayOf(today)
const seatsLeft = schedules.map(({ seats, seatsSold = 0 }) => seats - seatsSold)

describe('the demo batches', () => {
  it('are at least 26, spread over all eleven categories', () => {
    expect(batches.length).toBeGreaterThanOrEqual(26)
    expect(new Set(batches.map(({ category }) => category))).toEqual(
      new Set(demoBatchCategories.map(({ slug }) => slug)),
    )
    expect(new Set(batches.map(({ title }) => title.bn)).size).toBe(batches.length)
  })

  it('belong to a session of the course of their category, in at least six sessions', () => {
    const courseOf = new Map(demoBatchCategories.map(({ slug, course }) => [slug, course]))
    for (const { category, session, title } of batches)
      expect.soft(session.course, title.en).toBe(courseOf.get(category))
    expect(new Set(batches.map(({ session }) => session.course + session.startsOn)).size).toBeGreaterThanOrEqual(6)
  })

  it('are of every mode and pace, and cost between 2,500 and 28,000 taka', () => {
    expect(new Set(batches.map(({ mode }) => mode))).toEqual(new Set(['online', 'branch', 'both']))
    expect(new Set(batches.map(({ pace }) => pace))).toEqual(new Set(['intensive', 'regular', 'relaxed']))
    const fees = batches.map(({ feePaisa }) => feePaisa / 100)
    expect([Math.min(...fees), Math.max(...fees)]).toEqual([2_500, 28_000])
  })

  it('have discounts that run, that ended, and none', () => {
    const kinds = batches.map(({ discountPaisa, discountEndsAt }) =>
      discountPaisa ? ((discountEndsAt ?? now) > now ? 'runs' : 'ended') : 'none',
    )
    for (const kind of ['runs', 'ended', 'none'])
      expect(kinds.filter((each) => each === kind).length).toBeGreaterThan(2)
  })

  it('can be paid in parts that add up to the price of today, in about half of them', () => {
    const inParts = batches.filter(({ instalments }) => instalments.length > 0)
    expect(inParts.length / batches.length).toBeGreaterThan(0.4)
    expect(inParts.length / batches.length).toBeLessThan(0.75)
    for (const { title, feePaisa, discountPaisa = 0, discountEndsAt, instalments } of inParts) {
      const price = feePaisa - (discountEndsAt && discountEndsAt > now ? discountPaisa : 0)
      expect
        .soft(
          instalments.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
          title.en,
        )
        .toBe(price)
      expect.soft([2, 3], title.en).toContain(instalments.length)
      const due = instalments.map(({ dueOn }) => dueOn)
      expect.soft(due[0], title.en).toBeNull()
      expect.soft(due.slice(1), title.en).toEqual(due.slice(1).sort())
    }
    expect(splitFee(1_850_000, 3)).toEqual([650_000, 600_000, 600_000])
  })

  it('say what is included in five to eight lines and teach with three or more teachers', () => {
    for (const { title, inclusions = [], teachers, aliases = [] } of batches) {
      expect.soft(inclusions.length, title.en).toBeGreaterThanOrEqual(5)
      expect.soft(inclusions.length, title.en).toBeLessThanOrEqual(8)
      expect.soft(teachers.length, title.en).toBeGreaterThanOrEqual(3)
      expect.soft(aliases.length, title.en).toBeGreaterThanOrEqual(5)
      expect.soft(aliases, title.en).toEqual([...new Set(aliases.map((alias) => alias.normalize('NFC')))])
    }
  })

  it('count their lectures and exams from the rows, in the outline as in the whole', () => {
    for (const { title, lectures, exams, outline = [], schedules } of batches) {
      const held = schedules.map(({ events }) => events.filter(({ isCancelled }) => !isCancelled))
      expect
        .soft(lectures, title.en)
        .toBe(Math.max(...held.map((rows) => rows.filter((row) => row.kind !== 'exam').length)))
      expect
        .soft(exams, title.en)
        .toBe(Math.max(...held.map((rows) => rows.filter((row) => row.kind !== 'lecture').length)))
      expect
        .soft(
          outline.reduce((sum, { classes }) => sum + classes, 0),
          title.en,
        )
        .toBe(lectures)
      expect
        .soft(
          outline.reduce((sum, line) => sum + line.exams, 0),
          title.en,
        )
        .toBe(exams)
      outline.forEach(({ fromWeek, toWeek }, at) => {
        expect.soft(fromWeek, title.en).toBeGreaterThanOrEqual(outline[at - 1]?.fromWeek ?? 1)
        expect.soft(toWeek, title.en).toBeGreaterThanOrEqual(fromWeek)
      })
    }
  })
})

describe('the demo schedules', () => {
  it('have one to three to a batch, with forty rows or more, ending in an exam', () => {
    for (const { schedules, title } of batches) {
      expect.soft(schedules.length, title.en).toBeGreaterThanOrEqual(1)
      expect.soft(schedules.length, title.en).toBeLessThanOrEqual(3)
    }
    for (const { name, events } of schedules) {
      expect.soft(events.length, name).toBeGreaterThanOrEqual(40)
      expect.soft(events.at(-1)?.kind, name).toBe('exam')
      for (const kind of ['lecture', 'exam'])
        expect
          .soft(
            events.some((row) => row.kind === kind),
            name,
          )
          .toBe(true)
    }
  })

  it('keep lectures to their weekdays and hours', () => {
    for (const { name, weekdays, opens, closes, events } of schedules)
      for (const { kind, startsAt, endsAt, title } of events.filter((row) => row.kind !== 'exam')) {
        const row = `${name}: ${title.en} (${kind})`
        expect.soft(weekdays, row).toContain(weekdayOf(dayOf(startsAt)))
        expect.soft(minuteOfDay(startsAt), row).toBeGreaterThanOrEqual(minutesOf(opens))
        expect.soft(minuteOfDay(endsAt), row).toBeLessThanOrEqual(minutesOf(closes))
      }
  })

  it('never hold two rows at once', () => {
    for (const today of week)
      for (const { title, schedules } of demoBatches(today))
        for (const { events } of schedules)
          events.forEach((row, at) => {
            const before = events[at - 1]
            if (before)
              expect
                .soft(row.startsAt.getTime(), `${title.en}: ${row.title.en}`)
                .toBeGreaterThanOrEqual(before.endsAt.getTime())
          })
  })

  it('sell no seat twice, and are here nearly full, here full, here fresh', () => {
    for (const { name, seats, seatsSold = 0 } of schedules) {
      expect.soft(seatsSold, name).toBeGreaterThanOrEqual(0)
      expect.soft(seatsSold, name).toBeLessThanOrEqual(seats)
    }
    expect(seatsLeft.some((left) => left === 0)).toBe(true)
    expect(seatsLeft.some((left) => left > 0 && left <= 3)).toBe(true)
    expect(schedules.some(({ seatsSold }) => seatsSold === 0)).toBe(true)
  })

  it('have a class today in the running batches, on whatever day the demo is made', () => {
    for (const today of week) {
      const running = demoBatches(today).filter(({ schedules }) =>
        schedules.some(({ events }) => events.some((row) => isToday(row.startsAt, today) && row.kind !== 'exam')),
      )
      expect.soft(running.length, today.toISOString()).toBeGreaterThanOrEqual(4)
      for (const { title, schedules } of running)
        expect.soft(schedules[0]?.events[0]?.startsAt.getTime(), title.en).toBeLessThan(today.getTime())
    }
  })

  it('begin in the coming weeks for most, are over for one, and closed for two', () => {
    for (const today of week) {
      const all = demoBatches(today)
      const ends = (batch: (typeof all)[number]) => batch.schedules[0]?.events.at(-1)?.endsAt ?? today
      const begins = (batch: (typeof all)[number]) => batch.schedules[0]?.events[0]?.startsAt ?? today
      expect(all.filter((batch) => begins(batch) > today).length).toBeGreaterThan(all.length / 2)
      expect(all.filter((batch) => ends(batch) < today)).toHaveLength(1)
      expect(all.filter(({ enrolmentEndsAt }) => enrolmentEndsAt < today)).toHaveLength(2)
    }
  })
})
