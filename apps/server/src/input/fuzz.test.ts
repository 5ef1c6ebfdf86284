import { errorBody } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../testing/builders/build-doctor.ts'
import { buildSignIn } from '../testing/builders/build-sign-in.ts'
import { describeRequest, type FuzzRequest, fuzzRequests } from '../testing/fuzz/fuzz-requests.ts'
import { buildTestApp, csrfHeaders, type TestApp } from '../testing/test-app.ts'

/** `npm run bench -- fuzz` sends fifty thousand of them to a real server. */
const seed = 1
const count = 400

const page = async () => new Response('<p>a page</p>', { headers: { 'content-type': 'text/html' } })

let test: TestApp
let visitor: Record<string, string>
let doctors: Record<string, string>[]
beforeAll(async () => {
  test = await buildTestApp({ web: { respond: page } })
  visitor = await csrfHeaders(test.app)
  const { db } = test.deps.database
  const signIn = async () => (await buildSignIn(db, { doctorId: (await buildDoctor(db)).id })).headers
  doctors = await Promise.all(Array.from({ length: 5 }, signIn))
})
afterAll(() => test.close())

async function answerTo({ asker, number, method, url, headers, body }: FuzzRequest) {
  const own = { nobody: {}, doctor: doctors[number % doctors.length], broken: { authorization: 'Bearer nonsense' } }[
    asker
  ]
  return await test.app.inject({
    method: method as 'GET',
    url,
    headers: { ...visitor, ...headers, ...own },
    remoteAddress: `192.0.2.${number % 250}`,
    ...(body && { payload: body }),
  })
}

describe('hostile requests', () => {
  it('are never answered with a 5xx, a stack trace or words that no client can read', async () => {
    const seen = new Set<number>()
    const requests = fuzzRequests(seed, count)
    const sendNext = async (): Promise<void> => {
      const { value: request } = requests.next()
      if (request === undefined) return
      const { statusCode, headers, body } = await answerTo(request)
      seen.add(statusCode)
      expect(statusCode, describeRequest(request)).toBeLessThan(500)
      expect(body, describeRequest(request)).not.toMatch(/ at .*\.(ts|js):\d+/)
      const isJson = headers['content-type']?.toString().startsWith('application/json')
      if (statusCode >= 400 && isJson && request.method !== 'HEAD')
        expect(errorBody.safeParse(JSON.parse(body)).success, describeRequest(request)).toBe(true)
      await sendNext()
    }
    // Some at once: much of the time each of them waits for the database.
    await Promise.all(Array.from({ length: 8 }, sendNext))
    // It comes past every check, or it would prove little.
    expect([...seen]).toEqual(expect.arrayContaining([200, 401, 404, 413, 415, 422]))
  }, 60_000)

  it('are the same for the same seed', () => {
    const [one, again] = [fuzzRequests(7, 300), fuzzRequests(7, 300)].map((each) => [...each].map(describeRequest))
    expect(one).toEqual(again)
    expect(new Set(one).size).toBeGreaterThan(290)
  })
})
