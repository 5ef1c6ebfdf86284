import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, buildAttempt, buildTimes } from '../../testing/build-attempt.ts'
import { endNow, isRunning } from '../attempt.ts'
import { canStart } from '../can-start.ts'
import { endsAt } from '../ends-at.ts'
import { finishByDeadline, finishByDoctor } from '../finish-attempt.ts'
import { judgeSave } from '../judge-save.ts'
import { extendedEnd } from './extend-attempt.ts'
import { reopenAttempt } from './reopen-attempt.ts'
import { resumedEnd, resumedTimes } from './resume-paper.ts'
import { silentMinutes } from './silence.ts'
import { withdrawnEnds } from './withdraw-extension.ts'

const running = buildAttempt()
const ranked = { ...buildTimes(), answersAt: null, ranksAt: null, marksEarly: false }
const cutOff = buildAttempt({ finish: { at: at('12:00'), by: 'deadline' } })
const never = { savedAt: null, givenAt: null, pauses: [] }

describe('an extension', () => {
  it('moves the end of whoever is sitting', () => {
    expect(extendedEnd(at('11:30'), running, 10)).toEqual(at('12:10'))
  })

  it('gives their room back to those whose last save may still be on its way, and to nobody after that', () => {
    expect(extendedEnd(at('12:00:29'), running, 10)).toEqual(at('12:10'))
    expect(extendedEnd(at('12:00:30'), running, 10)).toBeUndefined()
    expect(extendedEnd(at('11:30'), cutOff, 10)).toBeUndefined()
  })
})

describe('silence', () => {
  it('is counted from the last answer, or from the start, in minutes that have begun', () => {
    expect(silentMinutes(at('10:50'), running, { ...never, savedAt: at('10:36:20') })).toBe(14)
    expect(silentMinutes(at('10:10'), running, never)).toBe(10)
  })

  it('of less than a minute is none', () => {
    expect(silentMinutes(at('10:36:59'), running, { ...never, savedAt: at('10:36:20') })).toBe(0)
  })

  it('ends with their time, and is bounded', () => {
    expect(silentMinutes(at('13:00'), cutOff, { ...never, savedAt: at('11:45') })).toBe(15)
    expect(silentMinutes(at('15:00'), buildAttempt({ endsAt: at('16:00') }), never)).toBe(120)
  })

  it('is given once, and not for what a pause covered', () => {
    expect(silentMinutes(at('10:40'), running, { ...never, givenAt: at('10:30') })).toBe(10)
    const pauses = [{ from: at('10:10'), to: at('10:25') }]
    expect(silentMinutes(at('10:40'), running, { ...never, savedAt: at('10:05'), pauses })).toBe(20)
    expect(silentMinutes(at('10:40'), { ...running, pausedAt: at('10:15') }, never)).toBe(15)
  })
})

describe('reopening', () => {
  const reopen = (clock: string, attempt = cutOff, minutes = 10, paper: Parameters<typeof reopenAttempt>[1] = ranked) =>
    reopenAttempt(at(clock), paper, { attempt, newest: true, minutes })

  it('lets whoever was cut off go on from now', () => {
    expect(reopen('12:20')).toEqual({ ok: true, attempt: buildAttempt({ endsAt: at('12:30') }) })
  })

  it('gives who handed in by mistake what was left to them', () => {
    const handedIn = buildAttempt({ finish: { at: at('11:30'), by: 'doctor' } })
    expect(reopen('11:45', handedIn, 0)).toEqual({ ok: true, attempt: buildAttempt({ endsAt: at('12:15') }) })
  })

  it('is not possible any more once answers are out', () => {
    expect(reopen('16:00:29')).toMatchObject({ ok: true })
    expect(reopen('16:00:30')).toEqual({ ok: false, reason: 'answers_out' })
    expect(reopen('16:10', cutOff, 10, { ...ranked, extendedUntil: at('16:20') })).toMatchObject({ ok: true })
    expect(reopen('16:10', cutOff, 10, { ...ranked, answersAt: at('18:00') })).toMatchObject({ ok: true })
  })

  it('is not for a paper that marks early, for what runs, for what was superseded, nor for no time at all', () => {
    expect(reopen('12:20', cutOff, 10, { ...ranked, marksEarly: true })).toEqual({ ok: false, reason: 'marks_seen' })
    expect(reopen('11:00', running)).toEqual({ ok: false, reason: 'running' })
    expect(reopenAttempt(at('12:20'), ranked, { attempt: cutOff, newest: false, minutes: 10 })).toEqual({
      ok: false,
      reason: 'superseded',
    })
    expect(reopen('12:20', cutOff, 0)).toEqual({ ok: false, reason: 'no_time' })
  })

  it('during a pause gives no more than it says', () => {
    const reopened = reopen('12:20', { ...cutOff, pausedAt: at('11:50') })
    if (!reopened.ok) throw new Error(reopened.reason)
    expect(endNow(at('12:20'), reopened.attempt)).toEqual(at('12:30'))
  })
})

describe('a pause', () => {
  const paused = buildAttempt({ pausedAt: at('11:50') })

  it('lets nobody run out of time, and takes what was chosen before it', () => {
    expect(isRunning(at('13:00'), paused)).toBe(true)
    expect(judgeSave(at('13:00'), paused, 2, 1)).toBe('new')
    expect(finishByDeadline(at('13:00'), paused).finish).toBeNull()
  })

  it('brings back nobody who was over before', () => {
    expect(isRunning(at('13:00'), { ...paused, pausedAt: at('12:00:10') })).toBe(false)
  })

  it('gives its length to who sat through it, and their part to who began in it', () => {
    expect(resumedEnd(at('12:20'), paused)).toEqual(at('12:30'))
    expect(resumedEnd(at('12:20'), { ...paused, startedAt: at('12:00'), endsAt: at('14:00') })).toEqual(at('14:20'))
    expect(resumedEnd(at('12:20'), { ...cutOff, pausedAt: at('11:50') })).toBeUndefined()
  })

  it('takes nothing from who has not begun', () => {
    const times = buildTimes({ pausedAt: at('15:50'), late: { until: at('20:00') } })
    expect(canStart(at('16:20'), times, [])).toEqual({ can: true, ranked: true })
    expect(endsAt(at('16:20'), times)).toEqual(at('16:30'))
    expect(resumedTimes(at('16:40'), times)).toEqual({ closesAt: at('16:50'), lateUntil: at('20:50') })
  })

  it('counts until then for who hands in during it', () => {
    expect(finishByDoctor(at('12:10'), paused)).toMatchObject({
      endsAt: at('12:20'),
      finish: { at: at('12:10'), by: 'doctor' },
    })
  })

  it('leaves every answer that came during it in time afterwards', () => {
    const minute = (clock: number) => new Date(at('10:00').getTime() + clock * 60_000)
    const story = fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 300 })))
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 200 }), ([start, pause, save, resume], length) => {
        const attempt = buildAttempt({ startedAt: minute(start!), endsAt: minute(start! + length) })
        const held = { ...attempt, pausedAt: minute(pause!) }
        if (save! < start! || save! < pause! || resume! < save!) return
        if (judgeSave(minute(save!), held, 1, undefined) !== 'new') return
        const after = { ...attempt, endsAt: resumedEnd(minute(resume!), held) ?? attempt.endsAt }
        expect(judgeSave(minute(save!), after, 1, undefined)).toBe('new')
      }),
    )
  })
})

describe('a withdrawal', () => {
  const extended = buildAttempt({ endsAt: at('12:10') })
  const of = (attempt: typeof extended) => [{ attempt, givenMs: 10 * 60_000 }]

  it('takes time back within a minute', () => {
    expect(withdrawnEnds(at('11:31'), at('11:30'), of(extended))).toMatchObject({
      ok: true,
      ends: [{ endsAt: at('12:00') }],
    })
    expect(withdrawnEnds(at('11:31:01'), at('11:30'), of(extended))).toEqual({ ok: false, reason: 'too_late' })
  })

  it('is refused once the time given has begun', () => {
    expect(withdrawnEnds(at('12:00'), at('11:59:30'), of(extended))).toEqual({ ok: false, reason: 'time_begun' })
    const paused = { ...extended, pausedAt: at('11:58') }
    expect(withdrawnEnds(at('12:00'), at('11:59:30'), of(paused))).toMatchObject({ ok: true })
  })

  it('leaves alone who has handed in', () => {
    const done = { ...extended, finish: { at: at('12:00'), by: 'doctor' as const } }
    expect(withdrawnEnds(at('12:00'), at('11:59:30'), of(done))).toEqual({ ok: true, ends: [] })
  })
})
