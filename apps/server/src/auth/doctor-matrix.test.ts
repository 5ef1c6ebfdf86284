import * as contract from '@prostuti/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { type Asker, matrixRows, type Row } from '../testing/matrix/matrix-rows.ts'
import { buildMatrixWorld } from '../testing/matrix/matrix-world.ts'
import { type OpenRow, openMatrixRows } from '../testing/matrix/open-matrix-rows.ts'

const world = await buildMatrixWorld()
afterAll(() => world.close())

const everyCall = Object.entries(contract).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : []))
const isOfDoctor = ([, { path }]: (typeof everyCall)[number]) => path.startsWith('/api/v3/web/doctor')

/** Every call of the contract under /api/v3/web/doctor, by its name. */
const calls = everyCall.filter(isOfDoctor)
const openCalls = everyCall.filter((call) => !isOfDoctor(call))

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

const rowOf = (name: string): Row => matrixRows[name as keyof typeof matrixRows]

type Sent = { params: Record<string, string | number>; query: string | undefined; body: object | undefined }

function send(call: contract.Call, asker: Asker, { params, query = '', body }: Sent): Promise<Response> {
  const path = call.path.replace(/:(\w+)/g, (_, param: string) => String(params[param]))
  return fetch(`${world.base}${path}${query}`, {
    method: call.method,
    redirect: 'manual',
    headers: { ...world.headers[asker], ...(body && { 'content-type': typeOf(body) }) },
    ...(body && { body: isEncoded(body) ? body : JSON.stringify(body) }),
  })
}

const isEncoded = (body: object): body is Uint8Array<ArrayBuffer> | URLSearchParams =>
  body instanceof Uint8Array || body instanceof URLSearchParams

function typeOf(body: object): string {
  if (body instanceof Uint8Array) return 'image/png'
  return body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json'
}

/** The status, and the code where it was refused. A stream is left as soon as it has begun. */
async function answerTo([name, call]: (typeof calls)[number], asker: Asker, change: Record<string, number> = {}) {
  const row = rowOf(name)
  const response = await send(call, asker, {
    params: { ...row.params?.(world), ...change },
    query: row.query,
    body: row.body?.(world),
  })
  if (response.ok) {
    const isJson = response.headers.get('content-type')?.includes('json')
    const body = isJson ? await response.json() : await response.body?.cancel()
    if (asker === 'own') row.keep?.(body, world)
    return String(response.status)
  }
  const { code } = (await response.json()) as { code: string }
  return `${response.status} ${code}`
}

const names = Object.keys(matrixRows)
const inTheirOrder = calls.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))

async function answersInTurn(some: typeof calls) {
  const answers: [string, string][] = []
  for (const call of some) answers.push([call[0], await answerTo(call, 'own')])
  return answers
}

const fine = (call: contract.Call) => String(call.status)

const openRowOf = (name: string): OpenRow => openMatrixRows[name as keyof typeof openMatrixRows]

/** The answer to a call outside of the doctor's area: its status and code, and all of its bytes, headers too. */
async function openAnswerTo([name, call]: (typeof openCalls)[number], asker: Asker) {
  const row = openRowOf(name)
  const response = await send(call, asker, { params: row.params ?? {}, query: row.query, body: row.body?.(world) })
  const text = await response.text()
  const code = response.status < 400 ? '' : ` ${(JSON.parse(text) as { code: string }).code}`
  return { outcome: `${response.status}${code}`, bytes: JSON.stringify([...response.headers]) + text }
}

/** What of the doctor's profile stands in these bytes. */
function leaksIn(bytes: string, { repeatsPhone = false } = {}): string[] {
  const { phone, email, bmdc, presentAddress, permanentAddress, avatar } = world.doctor
  const secrets = {
    email,
    bmdc,
    presentAddress,
    permanentAddress,
    avatar,
    ...(!repeatsPhone && { phone: phone.slice(3) }),
  }
  return Object.entries(secrets).flatMap(([field, value]) => (bytes.includes(value ?? field) ? [field] : []))
}

describe('every call', () => {
  it('has a row in one of the two matrices, and every row a call', () => {
    expect(Object.keys(matrixRows).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
    expect(Object.keys(openMatrixRows).toSorted()).toEqual(openCalls.map(([name]) => name).toSorted())
  })
})

describe('outside of the doctor’s area', () => {
  const openNames = Object.keys(openMatrixRows)
  const inTurn = openCalls.toSorted(([one], [other]) => openNames.indexOf(one) - openNames.indexOf(other))

  it('a search for the profile finds it where it belongs', async () => {
    const { bytes } = await openAnswerTo(['appData', contract.appData], 'own')
    expect(leaksIn(bytes)).toEqual(['email', 'bmdc', 'presentAddress', 'permanentAddress', 'avatar', 'phone'])
  })

  it.each(inTurn)('%s tells a device that is not verified nothing of the profile', async (...call) => {
    const [name, { access, status }] = call
    const row = openRowOf(name)
    const { outcome, bytes } = await openAnswerTo(call, 'newDevice')
    expect(outcome).toBe(access === 'doctor' ? '423 device_not_verified' : (row.unverified ?? String(status)))
    expect(leaksIn(bytes, row)).toEqual([])
  })

  it.each(inTurn)('%s takes a sign-in that has ended for nobody', async (...call) => {
    const [name, { access, status }] = call
    const row = openRowOf(name)
    const { outcome, bytes } = await openAnswerTo(call, 'ended')
    const asVisitor = row.ended ?? row.unverified ?? String(status)
    expect(outcome).toBe(access === 'public' ? asVisitor : '401 unauthenticated')
    expect(leaksIn(bytes, row)).toEqual([])
  })

  const writesSignedIn = inTurn.filter(([, { access, method }]) => access !== 'public' && method !== 'GET')
  it.each(writesSignedIn)('%s is refused to staff who look on', async (...call) => {
    expect((await openAnswerTo(call, 'staff')).outcome).toBe('403 forbidden')
  })
})

// First, because what it makes is what the others then try to get at.
describe('with a part of the fee long overdue', () => {
  afterAll(() => world.forgetExams())

  it('lectures wait, and everything else goes on', async () => {
    await world.setDue('2020-01-01')
    const answers = await answersInTurn(inTheirOrder)
    expect(answers).toEqual(
      inTheirOrder.map(([name, call]) => [name, rowOf(name).overdue ?? rowOf(name).own ?? fine(call)]),
    )
  }, 60_000)

  it('lectures open again once it is paid', async () => {
    await world.setDue('2099-01-01')
    const lectures = inTheirOrder.filter(([name]) => rowOf(name).overdue !== undefined)
    expect(await answersInTurn(lectures)).toEqual(lectures.map(([name, call]) => [name, fine(call)]))
  }, 30_000)
})

describe.each(calls)('%s', (...call) => {
  const [name, { method, params, path }] = call
  const row = rowOf(name)
  const ofSomebody = row.shared ? undefined : '404 not_found'
  const isCourse = path.startsWith('/api/v3/web/doctor/courses/:id')

  it('asks who is calling', async () => {
    expect(await answerTo(call, 'nobody')).toBe('401 unauthenticated')
  })

  it('asks for a verified device', async () => {
    expect(await answerTo(call, 'unverified')).toBe('423 device_not_verified')
  })

  it('is closed to a sign-in that has ended', async () => {
    expect(await answerTo(call, 'ended')).toBe('401 unauthenticated')
  })

  it('does not show one doctor what is another’s', async () => {
    const expected = row.stranger ?? (params && ofSomebody) ?? fine(call[1])
    expect(await answerTo(call, 'stranger')).toBe(expected)
  })

  it('opens nothing of a course that is not paid yet', async () => {
    const expected = isCourse ? '403 not_enrolled' : (row.stranger ?? (params && ofSomebody) ?? fine(call[1]))
    expect(await answerTo(call, 'waiting', isCourse ? { id: world.pendingId } : {})).toBe(row.waiting ?? expected)
  })

  it('lets staff who look on read, and change nothing', async () => {
    expect(await answerTo(call, 'staff')).toBe(row.staff ?? (method === 'GET' ? fine(call[1]) : '403 forbidden'))
  })
})
