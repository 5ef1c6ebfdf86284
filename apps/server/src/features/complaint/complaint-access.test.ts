import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture, type ComplaintTest, newKey, openComplaintTest } from './complaint-test.fixture.ts'

let test: ComplaintTest
beforeAll(async () => {
  test = await openComplaintTest()
})
afterAll(() => test.close())

type Ids = { id: number; messageId: number; fileId: number }

const wish = () => ({ category: 'other', subject: 'বিষয়', text: 'কথা', client_key: newKey() })
const calls: { name: string; method: 'GET' | 'POST'; path: (ids: Ids) => string; body?: (ids: Ids) => object }[] = [
  { name: 'list', method: 'GET', path: () => '/complaints' },
  { name: 'raise', method: 'POST', path: () => '/complaints', body: wish },
  { name: 'read', method: 'GET', path: ({ id }) => `/complaints/${id}` },
  { name: 'write', method: 'POST', path: ({ id }) => `/complaints/${id}/messages`, body: wish },
  {
    name: 'mark read',
    method: 'POST',
    path: ({ id }) => `/complaints/${id}/read`,
    body: ({ messageId }) => ({ message_id: messageId }),
  },
  { name: 'close', method: 'POST', path: ({ id }) => `/complaints/${id}/close` },
  { name: 'reopen', method: 'POST', path: ({ id }) => `/complaints/${id}/reopen` },
  { name: 'file', method: 'GET', path: ({ fileId }) => `/complaint-files/${fileId}` },
]

async function raised() {
  const doctor = await test.doctor()
  const fileId = await test.fileId(doctor)
  const id = await test.raise(doctor, { file_ids: [fileId] })
  const messageId = (await test.read(doctor, id)).messages[0]!.id
  return { doctor, ids: { id, messageId, fileId } }
}

describe.each(calls)('$name', ({ method, path, body }) => {
  const send = (headers: Record<string, string>, ids: Ids) => test.send(method, headers, path(ids), body?.(ids))

  it('is open to the doctor, shut without a token (401) and on an unverified device (423)', async () => {
    const { doctor, ids } = await raised()
    const unverified = await test.doctor({ verified: false })
    expect((await send(doctor.headers, ids)).statusCode).toBeLessThan(300)
    expect((await send({ authorization: 'Bearer x' }, ids)).statusCode).toBe(401)
    expect((await send(unverified.headers, ids)).statusCode).toBe(423)
  })

  it('shows staff who look as the doctor everything, and lets them write nothing (403)', async () => {
    const { doctor, ids } = await raised()
    const { statusCode } = await send(await test.impersonator(doctor), ids)
    expect(statusCode).toBe(method === 'GET' ? 200 : 403)
  })
})

describe.each(calls.filter(({ name }) => name !== 'list' && name !== 'raise'))('$name', ({ method, path, body }) => {
  it('of somebody else is not there (404)', async () => {
    const { ids } = await raised()
    const other = await test.doctor()
    expect((await test.send(method, other.headers, path(ids), body?.(ids))).statusCode).toBe(404)
  })

  it('of a number that no id can be is refused (422)', async () => {
    const { doctor, ids } = await raised()
    const url = path({ ...ids, id: 3_000_000_000, fileId: 3_000_000_000 })
    expect((await test.send(method, doctor.headers, url, body?.(ids))).statusCode).toBe(422)
  })
})

describe('a file', () => {
  it('is not taken without a token (401), on an unverified device (423) or from staff who look as the doctor (403)', async () => {
    const doctor = await test.doctor()
    const bytes = await aPicture().png().toBuffer()
    const unverified = await test.doctor({ verified: false })
    const statuses = []
    for (const headers of [{ authorization: 'Bearer x' }, unverified.headers, await test.impersonator(doctor)])
      statuses.push((await test.upload(headers, bytes)).statusCode)
    expect(statuses).toEqual([401, 423, 403])
  })

  it('of somebody else goes into no message, nor one that was sent already', async () => {
    const { doctor, ids } = await raised()
    const other = await test.doctor()
    const loose = await test.fileId(other)
    expect((await test.write(doctor, ids.id, { file_ids: [loose] })).statusCode).toBe(404)
    expect((await test.write(doctor, ids.id, { file_ids: [ids.fileId] })).statusCode).toBe(404)
    expect((await test.read(doctor, ids.id)).messages).toHaveLength(1)
  })
})
