import { describe, expect, it } from 'vitest'
import { chooseComing } from './choose-coming.ts'
import { complaintCategoriesOf } from './complaints-of.ts'
import {
  type JobRun,
  stateOfBackup,
  stateOfDisk,
  stateOfJobs,
  stateOfLedger,
  stateOfService,
  stateOfSms,
} from './health-states.ts'
import { queuesInOrder } from './queues.ts'
import { type ComingRow, readyChecks } from './ready-checks.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('what waits', () => {
  it('stands with the late first, then the oldest', () => {
    const row = (name: 'holds' | 'complaints' | 'parcels', minutes: number, late: number) => ({
      name,
      count: 3,
      late,
      oldest_at: ago(minutes).toISOString(),
    })
    const rows = [row('holds', 60, 0), row('parcels', 300, 0), row('complaints', 30, 1)]
    expect(queuesInOrder(rows).map(({ name }) => name)).toEqual(['complaints', 'parcels', 'holds'])
  })

  it('is about classes for teachers and about money for accounts', () => {
    expect(complaintCategoriesOf('teacher')).toEqual(['lecture', 'exam'])
    expect(complaintCategoriesOf('accounts')).toEqual(['payment'])
    expect(complaintCategoriesOf('support')).toContain('device')
  })
})

describe('what has to be there', () => {
  const startsAt = new Date('2026-11-20T03:00:00Z')
  const row: ComingRow = {
    kind: 'exam',
    startsAt,
    endsAt: new Date('2026-11-20T06:00:00Z'),
    paper: { isActive: true, placed: 200, wanted: 200, opensAt: startsAt, closesAt: new Date('2026-11-20T06:00:00Z') },
    isTold: true,
    hasTeacher: true,
    hasPlace: true,
    isHoliday: false,
    isTwice: false,
  }
  const left = (changed: Partial<ComingRow>) =>
    readyChecks({ ...row, ...changed })
      .filter(({ is_done }) => !is_done)
      .map(({ name }) => name)

  it('of an exam is its paper, all its questions, its hours and a notice', () => {
    expect(left({})).toEqual([])
    expect(left({ paper: null, isTold: false })).toEqual(['paper', 'questions', 'times', 'notice'])
    expect(left({ paper: { ...row.paper!, placed: 193 } })).toEqual(['questions'])
    expect(left({ paper: { ...row.paper!, isActive: false } })).toEqual(['paper'])
    const late = {
      ...row.paper!,
      opensAt: new Date('2026-11-20T07:00:00Z'),
      closesAt: new Date('2026-11-20T09:00:00Z'),
    }
    expect(left({ paper: late })).toEqual(['times'])
    expect(left({ paper: { ...row.paper!, opensAt: new Date('2026-11-01T03:00:00Z'), closesAt: null } })).toEqual([
      'times',
    ])
    // What only a class needs does not matter.
    expect(left({ hasTeacher: false, hasPlace: false })).toEqual([])
  })

  it('of a class is who gives it, where, and an hour that is free', () => {
    const lecture = { kind: 'lecture', paper: null, isTold: false } as const
    expect(left(lecture)).toEqual([])
    expect(left({ ...lecture, hasTeacher: false, hasPlace: false, isHoliday: true, isTwice: true })).toEqual([
      'teacher',
      'place',
      'open_day',
      'no_clash',
    ])
  })

  it('is shown where it is lacking, however far ahead, in the order of days', () => {
    const at = (day: number, is_done: boolean) => ({ day, checks: [{ is_done }] })
    const rows = [at(1, true), at(2, true), at(3, true), at(4, false), at(5, true), at(6, false)]
    expect(chooseComing(rows, 4).map(({ day }) => day)).toEqual([1, 2, 4, 6])
    expect(chooseComing(rows, 1).map(({ day }) => day)).toEqual([4])
  })
})

describe('health', () => {
  it('of a gateway is its last word', () => {
    expect(stateOfService(false, undefined)).toBe('off')
    expect(stateOfService(true, undefined)).toBe('good')
    expect(stateOfService(true, { at: now, away: null })).toBe('good')
    expect(stateOfService(true, { at: now, away: 'timeout' })).toBe('bad')
  })

  it('of SMS is the share that went out, once there are enough to tell', () => {
    expect(stateOfSms({ tried: 4, taken: 0 })).toBe('good')
    expect(stateOfSms({ tried: 100, taken: 97 })).toBe('good')
    expect(stateOfSms({ tried: 100, taken: 94 })).toBe('doubtful')
    expect(stateOfSms({ tried: 100, taken: 60 })).toBe('bad')
  })

  it('of the jobs is whether each runs at its pace, of the books whether nothing is wrong', () => {
    const run = (ranAt: Date | null, found = 0): JobRun => ({
      name: 'x',
      everyMs: 60_000,
      ranAt,
      failedAt: null,
      found,
    })
    expect(stateOfJobs([], now)).toBe('off')
    expect(stateOfJobs([run(ago(3)), run(ago(4))], now)).toBe('good')
    expect(stateOfJobs([run(ago(3)), run(ago(5))], now)).toBe('bad')
    expect(stateOfJobs([run(null)], now)).toBe('bad')
    expect(stateOfLedger(undefined, now)).toBe('off')
    expect(stateOfLedger(run(ago(1)), now)).toBe('good')
    expect(stateOfLedger(run(ago(1), 1), now)).toBe('bad')
    expect(stateOfLedger(run(ago(60)), now)).toBe('doubtful')
  })

  it('of the backup is its age, of the disk what is left', () => {
    expect([undefined, ago(60 * 29), ago(60 * 31), ago(60 * 73)].map((at) => stateOfBackup(at, now, false))).toEqual([
      'off',
      'good',
      'doubtful',
      'bad',
    ])
    expect(stateOfBackup(undefined, now, true)).toBe('doubtful')
    const megabyte = 1024 ** 2
    expect([100, 300, 1000, 5000].map((free) => stateOfDisk(free * megabyte, 128 * megabyte))).toEqual([
      'bad',
      'doubtful',
      'doubtful',
      'good',
    ])
  })
})
