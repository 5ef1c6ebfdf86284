import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { type BuiltQuestion, buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildTestApp, type TestAppSettings } from '../../../testing/test-app.ts'
import { createTestClock, hours } from '../../../testing/test-clock.ts'

type Headers = Record<string, string>

export type SittingTest = Awaited<ReturnType<typeof openSittingTest>>

/** The app on a database of its own with a clock that stands still, and the few calls that every test of a sitting makes. */
export async function openSittingTest(settings: Pick<TestAppSettings, 'env' | 'stopping'> = {}) {
  const clock = createTestClock()
  const { app, deps, close } = await buildTestApp({ demo: false, clock: clock.now, ...settings })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { db } = deps.database

  const doctor = async (options: { verified?: boolean } = {}) => {
    const { id } = await buildDoctor(db)
    const { headers, deviceId, deviceToken } = await buildSignIn(db, { doctorId: id, now: clock.now(), ...options })
    return { id, headers, deviceId, deviceToken }
  }

  /** Open since an hour, for a day, by the clock of the test. */
  const paper = (given: Parameters<typeof buildPaper>[1] = {}) =>
    buildPaper(db, {
      kind: 'bcs_exam',
      opensAt: new Date(clock.now().getTime() - hours(1)),
      closesAt: new Date(clock.now().getTime() + hours(24)),
      ...given,
    })

  return { app, address, deps, db, clock, close, doctor, paper, ...callsOf(app, address) }
}

/** What is written comes over a connection, as it does from a room: saves have a lane that only those find. */
function callsOf(app: FastifyInstance, address: string, base = '/api/v3/web/on-spot-bcs-exam') {
  const at = (key: string) => (key.startsWith('/') ? key : `${base}/${key}`)
  const sit = (key: string, headers: Headers, query = ''): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'GET', url: `${at(key)}${query}`, headers })
  const post = (key: string, headers: Headers, payload: object): Promise<Answer> =>
    sendText(`${address}${at(key)}`, headers, JSON.stringify(payload))
  const answer = (
    key: string,
    headers: Headers,
    { id, type }: Pick<BuiltQuestion, 'id' | 'type'>,
    selected_answer: unknown,
    sequence?: number,
  ) => post(key, headers, { questionId: id, question_type: type, selected_answer, sequence })
  const finish = (key: string, headers: Headers) => post(key, headers, { bcs_exam_finished: true })
  return { sit, post, answer, finish }
}

export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'payload' | 'json'>

export async function sendText(url: string, headers: Headers, body: string): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const text = await answer.text()
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: text,
    payload: text,
    json: () => JSON.parse(text),
  }
}

export const codeOf = (response: Answer): [number, string | undefined] => [response.statusCode, response.json().code]
