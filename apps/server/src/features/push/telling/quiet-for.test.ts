import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { minutes } from '../../../testing/test-clock.ts'
import type { PushKind } from './push-kinds.ts'
import { endOfQuiet, isQuietFor } from './quiet-for.ts'
import { readWishes } from './wishes.ts'

const { pushSetting } = tables

const test = await buildTestApp()
const { db } = test.deps.database
afterAll(() => test.close())

const { id: doctorId } = await buildDoctor(db)

const midnight = Date.parse('2026-07-01T00:00:00+06:00')
const at = (minute: number) => new Date(midnight + minutes(minute))

async function choose(wishes: Partial<typeof pushSetting.$inferInsert> | null) {
  await db.delete(pushSetting).where(eq(pushSetting.doctorId, doctorId))
  if (wishes !== null) await db.insert(pushSetting).values({ doctorId, updatedAt: at(0), ...wishes })
}

async function isQuiet(kind: PushKind, now: Date): Promise<boolean> {
  const quiet = isQuietFor(sql`${doctorId}::int`, { kind: sql`${kind}::text`, now })
  const { rows } = await db.execute<{ quiet: boolean }>(sql`select ${quiet} as quiet`)
  return rows[0]!.quiet
}

const end = async (kind: PushKind, now: Date) => endOfQuiet(await readWishes(db, doctorId), { kind, now })

const minuteOfDay = fc.integer({ min: 0, max: 1439 })
/** The hours of a night, often the same twice, and a minute that is often its first or its last. */
const night = fc.tuple(minuteOfDay, fc.option(minuteOfDay, { freq: 4 })).chain(([from, chosen]) => {
  const until = chosen ?? from
  const edges = [from, until, (from + 1439) % 1440, (until + 1439) % 1440]
  return fc.record({
    quietFrom: fc.constant(from),
    quietUntil: fc.constant(until),
    minute: fc.oneof(minuteOfDay, fc.constantFrom(...edges)),
  })
})

describe('quiet hours', () => {
  it('are the same to whoever finds news and to whoever tells it, whatever a doctor chose', async () => {
    await fc.assert(
      fc.asyncProperty(
        night,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(...tables.pushKinds),
        async ({ minute, ...hours }, hasChosen, examsInQuiet, kind) => {
          await choose(hasChosen ? { ...hours, examsInQuiet } : null)
          const until = await end(kind, at(minute))
          expect(await isQuiet(kind, at(minute))).toBe(until !== undefined)
          if (until === undefined) return
          expect(until.getTime()).toBeGreaterThan(at(minute).getTime())
          expect(await isQuiet(kind, new Date(until.getTime() - 1))).toBe(true)
          expect(await isQuiet(kind, until)).toBe(false)
        },
      ),
      { numRuns: 400 },
    )
  })

  it.each(['exam_hour', 'exam_soon'] as const)('let %s through to who allows it, and to nobody else', async (kind) => {
    const midnightNow = at(0)
    const held = async () => [await isQuiet(kind, midnightNow), (await end(kind, midnightNow)) !== undefined]
    await choose(null)
    expect(await held()).toEqual([true, true])
    await choose({ examsInQuiet: false })
    expect(await held(), 'chosen so').toEqual([true, true])
    await choose({ examsInQuiet: true })
    expect(await held()).toEqual([false, false])
  })

  it('hold everything else but a doctor’s own test, whatever they allow of exams', async () => {
    await choose({ examsInQuiet: true })
    const held: PushKind[] = []
    for (const kind of tables.pushKinds) if (await isQuiet(kind, at(0))) held.push(kind)
    const told = ['exam_hour', 'exam_soon', 'test']
    expect(held).toEqual(tables.pushKinds.filter((kind) => !told.includes(kind)))
  })

  it('are none where they begin and end at the same minute', async () => {
    await choose({ quietFrom: 600, quietUntil: 600 })
    for (const minute of [0, 599, 600, 601]) expect(await isQuiet('notice', at(minute))).toBe(false)
  })
})
