import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearerTokenOf } from '../auth/bearer-token-of.ts'
import { createKnownSignIns } from '../auth/known-sign-ins.ts'
import { registerErrors } from '../plugins/errors.ts'
import { buildDoctor } from '../testing/builders/build-doctor.ts'
import { buildSignIn } from '../testing/builders/build-sign-in.ts'
import { readMetric } from '../testing/read-metric.ts'
import { buildTestOffice, type TestOffice } from '../testing/test-office.ts'
import { registerPacing } from './pacing.ts'

let app: FastifyInstance
let test: TestOffice
/** Whoever still waits for a turn when a test ends hangs up. */
const open = new Set<Socket>()
afterEach(async () => {
  for (const socket of open) socket.destroy()
  open.clear()
  await app.close()
})

beforeAll(async () => {
  test = await buildTestOffice({ demo: false, env: { addressLimit: 10 } })
})
afterAll(() => test.close())

async function listen(unitsPerSecond: number, more: { heldAtMost?: number; known?: string } = {}): Promise<void> {
  const { known, ...options } = more
  app = fastify()
  registerErrors(app)
  const knownTokenOf = (request: FastifyRequest) => (bearerTokenOf(request) === known ? known : undefined)
  registerPacing(app, { unitsPerSecond, longestWaitMs: 500, knownTokenOf, ...options })
  app.get('/page', () => 'page')
  app.get('/api/call', () => 'call')
  app.get('/heavy', { config: { units: 60 } }, () => 'heavy')
  await app.listen({ host: '127.0.0.1', port: 0 })
}

/** The status of a GET from one of the addresses of this machine. */
function ask(path: string, { from = '127.0.0.1', token = '', scheme = 'Bearer', cookie = '' } = {}): Promise<number> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    open.add(socket)
    const authorization = token && `authorization: ${scheme} ${token}\r\n`
    const cookies = cookie && `cookie: ${cookie}\r\n`
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${authorization}${cookies}\r\n`)
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(Number(chunk.toString('latin1', 9, 12)))
    })
  })
}

const refused = (answers: Promise<number>[]) =>
  Promise.any(answers.map(async (answer) => expect(await answer).toBe(429)))

const askAll = (count: number, path: string, options?: Parameters<typeof ask>[1]) =>
  Array.from({ length: count }, () => ask(path, options))

const askMany = (count: number, path: string, options?: Parameters<typeof ask>[1]) =>
  Promise.all(askAll(count, path, options))

describe('an address at full speed', () => {
  it('is let through, then slowed down, then refused, while others are served at once', async () => {
    await listen(400)
    expect(await ask('/heavy')).toBe(200)
    const answers = askMany(480, '/page')
    expect(await ask('/page', { from: '127.0.0.2' })).toBe(200)
    const statuses = await answers
    const served = statuses.filter((status) => status === 200).length
    // Half a second of waiting, less what the heavy one took beyond the burst.
    expect(served).toBeGreaterThanOrEqual(120)
    expect(served).toBeLessThan(480)
    expect(statuses).toContain(429)
  })

  it('pays more for a call than for a page', async () => {
    await listen(100)
    const refused = () => readMetric('prostuti_rate_limited_total', { limit: 'address' })
    const before = await refused()
    expect(new Set(await askMany(30, '/page', { from: '127.0.0.3' }))).toEqual(new Set([200]))
    const calls = await askMany(30, '/api/call', { from: '127.0.0.4' })
    expect(calls).toContain(429)
    expect(await refused()).toBe(before + calls.filter((status) => status === 429).length)
  })

  it('is refused at once where too many wait already', async () => {
    await listen(100, { heldAtMost: 2 })
    const statuses = await askMany(8, '/api/call')
    // Two that wait; the others would have had their turn within the half second, too.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
    expect(statuses).toContain(429)
  })

  it('has one pace in the lanes and in the framework, and nothing is taken where it would have to wait', async () => {
    app = fastify()
    const now = registerPacing(app, { unitsPerSecond: 10, longestWaitMs: 500, knownTokenOf: () => undefined })
    const taken = (take: () => boolean) => Array.from({ length: 100 }, take).filter(Boolean).length
    expect(taken(() => now.ofSignIn('a'))).toBe(20)
    expect(taken(() => now.ofSignIn('b'))).toBe(20)
    expect(taken(() => now.ofAddress('203.0.113.9'))).toBeLessThanOrEqual(1)
    const none = registerPacing(app, { unitsPerSecond: 0, knownTokenOf: () => undefined })
    expect(taken(() => none.ofSignIn('a') && none.ofAddress('203.0.113.9'))).toBe(100)
  })

  it('does nothing where there is no limit', async () => {
    await listen(0)
    expect(new Set(await askMany(50, '/heavy'))).toEqual(new Set([200]))
  })
})

describe('a member of staff who is signed in', () => {
  it('is not slowed down by others at the office’s address, and a made-up cookie helps nobody', async () => {
    app = test.office
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { headers } = await test.signInStaff()
    const own = { cookie: headers.cookie ?? '' }
    expect(await ask('/api/v3/admin/jobs', own)).toBe(200)
    const flood = askAll(30, '/api/v3/admin/jobs', { cookie: own.cookie.replace(/.$/, '!') })
    await pause(50)
    const startedAt = performance.now()
    expect(await ask('/api/v3/admin/jobs', own)).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(3000)
    await refused(flood)
  })
})

describe('a doctor who is signed in', () => {
  it('is not slowed down by strangers on the same address, and a made-up token helps nobody', async () => {
    app = test.app
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { id } = await buildDoctor(test.deps.database.db)
    const { headers } = await buildSignIn(test.deps.database.db, { doctorId: id })
    const token = String(headers.authorization).replace(/^bearer /i, '')
    const profile = '/api/v3/web/doctor/my-profile'
    expect(await ask(profile, { token })).toBe(200)
    const flood = askAll(30, '/api/v3/web/faqs')
    const forged = askAll(30, profile, { token: 'made-up' })
    await pause(50)
    const startedAt = performance.now()
    expect(await ask(profile, { token })).toBe(200)
    // A stranger would have waited for six seconds or been refused.
    expect(performance.now() - startedAt).toBeLessThan(3000)
    await refused(flood)
    await refused(forged)
  })

  it('has one pace, however the word before the token is spelt', async () => {
    await listen(10, { known: 'one' })
    const schemes = ['Bearer', 'bearer', 'BEARER', 'bEARER']
    const answers = await Promise.all(schemes.map((scheme) => askMany(10, '/page', { token: 'one', scheme })))
    // Ten at once for all four of them together, and one a second after that.
    expect(answers.flat().filter((status) => status === 200).length).toBeLessThan(35)
  })

  it('is known for a while, and only by a token that was found good', () => {
    const known = createKnownSignIns()
    known.add('good')
    expect([known.has('good'), known.has('bad')]).toEqual([true, false])
  })
})
