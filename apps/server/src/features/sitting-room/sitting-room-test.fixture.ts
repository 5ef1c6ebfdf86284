import { tables } from '@prostuti/db'
import type { LightMyRequestResponse } from 'fastify'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { type BuiltQuestion, buildPaper, rightAnswer } from '../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { createTestClock, hours } from '../../testing/test-clock.ts'
import { buildTestOffice } from '../../testing/test-office.ts'

type Headers = Record<string, string>

let presses = 0
export const nextPress = () => `press-${String(++presses).padStart(6, '0')}`

/** Both sites on one clock that stands still, an exam that is sat, and somebody in its control room. */
export async function openSittingRoom() {
  const clock = createTestClock()
  const test = await buildTestOffice({ demo: false, clock: clock.now })
  const { db } = test.deps.database
  const controller = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })

  const paper = (given: Parameters<typeof buildPaper>[1] = {}) =>
    buildPaper(db, {
      ...{ kind: 'bcs_exam', durationMinutes: 60, each: 5 },
      opensAt: new Date(clock.now().getTime() - hours(1)),
      closesAt: new Date(clock.now().getTime() + hours(1)),
      ...given,
    })
  const doctor = async () => {
    const { id } = await buildDoctor(db)
    const { headers, deviceId } = await buildSignIn(db, { doctorId: id, now: clock.now() })
    return { id, headers, deviceId }
  }
  const web = (method: 'GET' | 'POST', key: string, headers: Headers, payload?: object) =>
    test.app.inject({ method, url: `/api/v3/web/on-spot-bcs-exam/${key}`, headers, ...(payload && { payload }) })
  const office = async (method: 'GET' | 'POST', path: string, payload?: object, headers = controller.headers) => {
    // The clock jumps by hours, and a session that nobody used ends.
    const now = clock.now()
    await db.update(tables.staffSession).set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + hours(9)) })
    return test.office.inject({ method, url: `/api/v3/admin/sittings${path}`, headers, ...(payload && { payload }) })
  }

  return {
    ...test,
    ...{ db, clock, controller, paper, doctor, office },
    /** What a job has made. */
    file: (job: number, headers: Headers) => test.office.inject({ url: `/api/v3/admin/jobs/${job}/file`, headers }),
    sit: (key: string, headers: Headers) => web('GET', key, headers),
    answer: (key: string, headers: Headers, question: BuiltQuestion, sequence: number) =>
      web('POST', key, headers, {
        ...{ questionId: question.id, question_type: question.type, selected_answer: rightAnswer(question), sequence },
      }),
    finish: (key: string, headers: Headers) => web('POST', key, headers, { bcs_exam_finished: true }),
    news: async (key: string, headers: Headers) => (await web('GET', `${key}/news`, headers)).json(),
    read: (key: string, headers: Headers, ids: number[]) => web('POST', `${key}/news`, headers, { read: ids }),
    board: async (id: number, query = '') => (await office('GET', `/${id}/board${query}`)).json(),
    /** One press in the control room. */
    press: (id: number, verb: string, body: object = {}) =>
      office('POST', `/${id}/${verb}`, { press: nextPress(), ...body }),
  }
}

export const statusOf = (response: LightMyRequestResponse): [number, string | undefined] => [
  response.statusCode,
  response.statusCode === 200 ? undefined : response.json().code,
]
