import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeviceTest, openDeviceTest } from '../device-test.fixture.ts'

let test: DeviceTest
beforeAll(async () => {
  test = await openDeviceTest()
})
afterAll(() => test.close())

const list = (headers: Record<string, string>) => test.get('/api/v3/web/doctor/sign-ins', headers)
const end = (headers: Record<string, string>, id: number | string) =>
  test.post(`/api/v3/web/doctor/sign-ins/${id}/end`, headers)

describe('the list of sign-ins', () => {
  it('shows where the doctor is signed in, this sign-in first, without a token in it', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    const response = await list(verified[1]!.headers)
    const ids = response.json().sign_ins.map(({ id }: { id: number }) => id)
    expect(ids[0]).toBe(verified[1]!.signInId)
    expect(new Set(ids)).toEqual(new Set([...verified, ...unverified].map(({ signInId }) => signInId)))
    expect(response.json().sign_ins[0]).toMatchObject({ is_this_sign_in: true, device_label: 'Chrome · Android' })
    for (const { token } of verified) expect(response.body).not.toContain(token)
  })

  it('answers 401 without a token and 423 on an unverified device', async () => {
    const { unverified } = await test.doctorWith({ unverified: 1 })
    expect((await list({})).statusCode).toBe(401)
    expect((await list(unverified[0]!.headers)).statusCode).toBe(423)
  })
})

describe('ending a sign-in', () => {
  it('lets its token in no more, and leaves the others', async () => {
    const { verified } = await test.doctorWith({ verified: 2 })
    const [here, there] = [verified[0]!, verified[1]!]
    expect((await end(here.headers, there.signInId)).statusCode).toBe(204)
    expect(await test.profileStatus(there.headers)).toBe(401)
    expect(await test.profileStatus(here.headers)).toBe(200)
    const [row] = await test.db.select().from(tables.signIn).where(eq(tables.signIn.id, there.signInId))
    expect(row?.endedBecause).toBe('ended_by_doctor')
    expect((await end(here.headers, there.signInId)).statusCode).toBe(404)
  })

  it('is refused for another doctor’s (404), from an unverified device (423), without a token (401), for no number (422)', async () => {
    const stranger = await test.doctorWith({ verified: 1 })
    const { verified, unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    const theirs = stranger.verified[0]!
    expect((await end(verified[0]!.headers, theirs.signInId)).statusCode).toBe(404)
    expect((await end(unverified[0]!.headers, verified[0]!.signInId)).statusCode).toBe(423)
    expect((await end({ authorization: 'Bearer x' }, verified[0]!.signInId)).statusCode).toBe(401)
    expect((await end(verified[0]!.headers, 'x')).statusCode).toBe(422)
    expect(await test.profileStatus(theirs.headers)).toBe(200)
  })
})
