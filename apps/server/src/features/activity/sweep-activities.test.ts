import { tables } from '@prostuti/db'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStillApp } from '../../testing/still-app.ts'
import { days } from '../../testing/test-clock.ts'
import { sweepActivities } from './sweep-activities.ts'

const { activity } = tables

let test: Awaited<ReturnType<typeof openStillApp>>
beforeAll(async () => {
  test = await openStillApp()
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(activity))

const kept = async () => (await test.db.select().from(activity).orderBy(asc(activity.id))).map(({ to }) => to)
const now = () => ({ now: test.clock.now(), signal: new AbortController().signal })

describe('sweeping activities', () => {
  it('lets go of what is older than 90 days, however much of it there is', async () => {
    const old = Array.from({ length: 12_000 }, () => ({ to: '/old', at: test.ago(days(91)) }))
    for (let from = 0; from < old.length; from += 4000)
      await test.db.insert(activity).values(old.slice(from, from + 4000))
    await test.db.insert(activity).values([{ to: '/new', at: test.ago(days(89)) }])
    expect(await sweepActivities(test.db, now())).toBe(12_000)
    expect(await kept()).toEqual(['/new'])
    expect(await sweepActivities(test.db, now())).toBe(0)
  })

  it('keeps only so many rows, and the newest of them', async () => {
    await test.db.insert(activity).values(Array.from({ length: 10 }, (_, nth) => ({ to: `/${nth}`, at: test.ago(0) })))
    expect(await sweepActivities(test.db, { ...now(), keepRows: 3 })).toBe(7)
    expect(await kept()).toEqual(['/7', '/8', '/9'])
  })

  it('stops when the process wants to end', async () => {
    await test.db.insert(activity).values([{ to: '/old', at: test.ago(days(91)) }])
    expect(await sweepActivities(test.db, { ...now(), signal: AbortSignal.abort() })).toBe(0)
  })
})
