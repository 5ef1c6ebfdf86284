import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect } from 'node:net'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignIns } from '../../../auth/sign-ins.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { readMetric } from '../../../testing/read-metric.ts'
import { minutes } from '../../../testing/test-clock.ts'
import { openFastSaves } from './fast-saves.ts'
import { codeOf, openSittingTest, type SittingTest, sendText } from './sitting-test.fixture.ts'
import type { SittingContext } from './sittings.ts'

let test: SittingTest
let byFramework = 0
const count = () => {
  byFramework += 1
}
const draining = new AbortController()
const leaving = new AbortController()
/** Of one sign-in: so many at once, then twenty a second. */
const savesAtOnce = 200
/** A slow machine takes its time to send them, and meanwhile the pace grants more. */
const refilledWithin4s = 80
beforeAll(async () => {
  test = await openSittingTest({
    env: { addressLimit: savesAtOnce / 2 },
    stopping: { draining: draining.signal, leaving: leaving.signal },
  })
  subscribe('tracing:fastify.request.handler:start', count)
})
afterAll(async () => {
  unsubscribe('tracing:fastify.request.handler:start', count)
  await test.close()
})

type Doctor = Awaited<ReturnType<SittingTest['doctor']>>
type Paper = Awaited<ReturnType<SittingTest['paper']>>
let doctor: Doctor
let paper: Paper
let url: string

beforeEach(async () => {
  doctor = await test.doctor()
  paper = await test.paper({ each: 2 })
  url = `${test.address}/api/v3/web/on-spot-bcs-exam/${paper.row.key}`
  await test.sit(paper.row.key, doctor.headers)
  byFramework = 0
})

/** The lane takes plain JSON only; with its letters named, the framework answers. */
const throughFramework = { 'content-type': 'application/json; charset=utf-8' }

const bodyOf = (changes: object = {}) => {
  const question = paper.questions.find(({ type }) => type === 'sba')!
  return JSON.stringify({ questionId: question.id, question_type: 'sba', selected_answer: 1, sequence: 5, ...changes })
}

const anySitting = {} as SittingContext

/** What is the same of two answers to the same request. */
async function answered(headers: Record<string, string>, body: string, at = url) {
  const { 'x-request-id': id, date: _, ...rest } = (await sendText(at, headers, body)).headers
  const again = await sendText(at, headers, body)
  expect(id).toMatch(/^[0-9a-f]{6}-/)
  return { status: again.statusCode, body: again.body, headers: { ...rest, date: undefined, etag: rest.etag } }
}

describe('the lane of saves', () => {
  it('saves without the framework', async () => {
    expect((await sendText(url, doctor.headers, bodyOf())).statusCode).toBe(200)
    expect((await sendText(url, doctor.headers, bodyOf({ sequence: 6, attempt: 1 }))).statusCode).toBe(200)
    expect(byFramework).toBe(0)
    expect((await sendText(url, { ...doctor.headers, ...throughFramework }, bodyOf({ sequence: 7 }))).statusCode).toBe(
      200,
    )
    expect(byFramework).toBe(1)
  })

  it.each<[string, () => { body: string; headers?: Record<string, string>; at?: string }]>([
    ['a save', () => ({ body: bodyOf() })],
    ['a choice taken back', () => ({ body: bodyOf({ selected_answer: null }) })],
    ['a field that nobody knows', () => ({ body: bodyOf({ more: [1, 2] }) })],
    ['an unknown question', () => ({ body: bodyOf({ questionId: 2_000_000_000 }) })],
    ['another type', () => ({ body: bodyOf({ question_type: 'mcq' }) })],
    ['no option of the question', () => ({ body: bodyOf({ selected_answer: 77 }) })],
    ['the same in English', () => ({ body: bodyOf({ selected_answer: 77 }), headers: { cookie: 'lang=en' } })],
    ['a text for a number', () => ({ body: bodyOf({ questionId: '1' }) })],
    ['an attempt that is not running', () => ({ body: bodyOf({ attempt: 2 }) })],
    ['half of a letter', () => ({ body: bodyOf({ more: '\ud800' }) })],
    ['no letter at all', () => ({ body: bodyOf({ more: '\0' }) })],
    ['what reaches for insides', () => ({ body: bodyOf().replace('{', '{"__proto__":{"a":1},') })],
    ['no JSON', () => ({ body: '{"questionId":' })],
    ['nothing', () => ({ body: '' })],
    ['too deep a nesting', () => ({ body: bodyOf({ more: JSON.parse('['.repeat(30) + ']'.repeat(30)) }) })],
    ['more than a save has', () => ({ body: bodyOf({ more: 'x'.repeat(5000) }) })],
    ['flags', () => ({ body: JSON.stringify({ flagged_question_ids: [], sequence: 3 }) })],
    ['a paper that is not there', () => ({ body: bodyOf(), at: `${url}x` })],
    ['a made-up token', () => ({ body: bodyOf(), headers: { authorization: 'Bearer nobody' } })],
    ['no token', () => ({ body: bodyOf(), headers: { authorization: '' } })],
  ])('answers %s as the framework does', async (_, given) => {
    const { body, headers, at } = given()
    const sent = { ...doctor.headers, ...headers }
    const inLane = await answered(sent, body, at)
    expect(inLane).toEqual(await answered({ ...sent, ...throughFramework }, body, at))
  })

  it('refuses what is older and what came too late as the framework does', async () => {
    const both = async (body: string) => {
      const inLane = await answered(doctor.headers, body)
      expect(inLane).toEqual(await answered({ ...doctor.headers, ...throughFramework }, body))
      return [inLane.status, JSON.parse(inLane.body).code]
    }
    expect(await both(bodyOf())).toEqual([200, undefined])
    expect(await both(bodyOf({ sequence: 4 }))).toEqual([409, 'answer_outdated'])
    await test.finish(paper.row.key, doctor.headers)
    expect(await both(bodyOf({ sequence: 6 }))).toEqual([409, 'exam_finished'])
  })

  it('looks a sign-in up again after a second, and takes nothing of one that has ended', async () => {
    expect((await sendText(url, doctor.headers, bodyOf())).statusCode).toBe(200)
    await test.db
      .update(tables.signIn)
      .set({ expiresAt: test.clock.now() })
      .where(eq(tables.signIn.doctorId, doctor.id))
    await vi.waitFor(
      async () => expect((await sendText(url, doctor.headers, bodyOf({ sequence: 6 }))).statusCode).toBe(401),
      { timeout: 15_000, interval: 300 },
    )
  })

  describe('takes nothing, of a token that is known already,', () => {
    /** Known by the first; then twice, as the second save could rest on the look-up of the first. */
    const saveTwice = async (headers: { authorization: string }) => {
      await test.sit('/api/v3/web/doctor/my-profile', headers)
      const saves = [6, 7].map((sequence) => async () => codeOf(await sendText(url, headers, bodyOf({ sequence }))))
      return [await saves[0]!(), await saves[1]!()]
    }

    it('on a device that is not verified', async () => {
      const now = test.clock.now()
      const { headers } = await buildSignIn(test.db, { doctorId: doctor.id, verified: false, now })
      const refused = [423, 'device_not_verified']
      expect(await saveTwice(headers)).toEqual([refused, refused])
    })

    it('of staff who look on as the doctor', async () => {
      // While an exam runs nobody may look on.
      await test.finish(paper.row.key, doctor.headers)
      test.clock.move(minutes(1))
      const headers = await buildImpersonation(test.db, { doctorId: doctor.id, now: test.clock.now() })
      const refused = [403, 'forbidden']
      expect(await saveTwice(headers)).toEqual([refused, refused])
    })
  })

  it('leaves to the framework, which lets them wait, the saves beyond the pace of a sign-in', async () => {
    const save = (sequence: number) => sendText(url, doctor.headers, bodyOf({ sequence }))
    const saves = await Promise.all(Array.from({ length: savesAtOnce + refilledWithin4s }, (_, nth) => save(nth + 1)))
    expect(byFramework).toBeGreaterThan(0)
    expect(saves.filter(({ statusCode }) => statusCode === 429)).toEqual([])
  })

  it('counts what it saved', async () => {
    const labels = { method: 'POST', route: '/api/v3/web/on-spot-bcs-exam/:key', status: '200' }
    const counts = () =>
      Promise.all([
        readMetric('http_request_duration_seconds_count', labels),
        readMetric('prostuti_answer_save_seconds_count'),
      ])
    const [requests, saves] = await counts()
    await sendText(url, doctor.headers, bodyOf())
    expect(byFramework).toBe(0)
    expect(await counts()).toEqual([requests! + 1, saves! + 1])
  })

  it('writes a line for a save that was slow', async () => {
    const info = vi.spyOn(test.app.log, 'info')
    await sendText(url, doctor.headers, bodyOf())
    expect(info).not.toHaveBeenCalled()
    const slow = await test.db.transaction(async (tx) => {
      await tx.select().from(tables.attempt).where(eq(tables.attempt.doctorId, doctor.id)).for('update')
      const saved = sendText(url, doctor.headers, bodyOf({ sequence: 6 }))
      await new Promise((resolve) => setTimeout(resolve, 600))
      return { saved }
    })
    expect((await slow.saved).statusCode).toBe(200)
    expect(byFramework).toBe(0)
    expect(info.mock.calls).toEqual([[expect.objectContaining({ status: 200 }), 'request completed']])
    info.mockRestore()
  })

  it('answers in letters of any script', async () => {
    const signIns = createSignIns(test.db)
    await signIns.find({ token: doctor.headers.authorization.replace('Bearer ', ''), now: test.clock.now() })
    const said = '{"said":"উত্তর – answer"}'
    openFastSaves(
      test.app,
      { ...test.deps, signIns },
      {
        addresses: [{ route: '/said', contextAt: (path) => (path === '/said' ? async () => anySitting : undefined) }],
        save: async () => said,
      },
    )
    expect((await sendText(`${test.address}/said`, doctor.headers, bodyOf())).body).toBe(said)
  })

  it('outlives a caller who hangs up within a body', async () => {
    const { port, pathname } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    const headers = { ...doctor.headers, host: 'x', 'content-type': 'application/json', 'content-length': '99' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n{"questionId"`)
    await new Promise((resolve) => test.app.server.once('request', resolve))
    socket.destroy()
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await sendText(url, doctor.headers, bodyOf())).statusCode).toBe(200)
  })

  it('says in every answer that it is the last of its connection, once the server drains', async () => {
    draining.abort()
    const { headers, statusCode } = await sendText(url, doctor.headers, bodyOf())
    expect([statusCode, headers.connection, headers['content-type']]).toEqual([
      200,
      'close',
      'application/json; charset=utf-8',
    ])
    expect(byFramework).toBe(0)
  })
})
