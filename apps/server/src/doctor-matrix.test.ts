import * as contract from '@prostuti/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { type Asker, matrixRows, type Row } from './testing/matrix-rows.ts'
import { buildMatrixWorld } from './testing/matrix-world.ts'

const world = await buildMatrixWorld()
afterAll(() => world.close())

/** Every call of the contract under /api/v3/web/doctor, by its name. */
const calls = Object.entries(contract).flatMap(([name, value]) =>
  isCall(value) && value.path.startsWith('/api/v3/web/doctor') ? [[name, value] as const] : [],
)

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

const rowOf = (name: string): Row => matrixRows[name as keyof typeof matrixRows]

/** The status, and the code where it was refused. A stream is left as soon as it has begun. */
async function answerTo([name, call]: (typeof calls)[number], asker: Asker, change: Record<string, number> = {}) {
  const row = rowOf(name)
  const params: Record<string, string | number> = { ...row.params?.(world), ...change }
  const path = call.path.replace(/:(\w+)/g, (_, param: string) => String(params[param]))
  const sent = row.body?.(world)
  const raw = sent instanceof Uint8Array
  const response = await fetch(`${world.base}${path}${row.query ?? ''}`, {
    method: call.method,
    headers: {
      ...world.headers[asker],
      ...(sent && { 'content-type': raw ? 'image/png' : 'application/json' }),
    },
    ...(sent && { body: raw ? new Uint8Array(sent) : JSON.stringify(sent) }),
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

describe('every call of the doctor’s area', () => {
  it('has a row in the matrix, and every row a call', () => {
    expect(Object.keys(matrixRows).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
  })
})

// First, because what it makes is what the others then try to get at.
describe('with a part of the fee long overdue', () => {
  it('lectures wait, and everything else goes on', async () => {
    await world.setDue('2020-01-01')
    const answers = await answersInTurn(inTheirOrder)
    expect(answers).toEqual(inTheirOrder.map(([name, call]) => [name, rowOf(name).overdue ?? fine(call)]))
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
