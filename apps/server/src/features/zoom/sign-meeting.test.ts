import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { signMeeting } from './sign-meeting.ts'

const app = { key: 'sdk-key', secret: 'sdk-secret' }
const now = new Date('2026-11-16T15:00:00.500Z')

it('signs as Zoom’s SDK wants it: a participant, seconds, and no longer than needed', () => {
  const [header, payload, signature] = signMeeting(app, '88812345678', now).split('.')
  const read = (part: string | undefined) => JSON.parse(Buffer.from(part!, 'base64url').toString())
  expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' })
  const iat = Date.parse('2026-11-16T14:59:30Z') / 1000
  const exp = iat + 7200
  expect(read(payload)).toEqual({
    ...{ appKey: 'sdk-key', sdkKey: 'sdk-key', mn: '88812345678', role: 0 },
    ...{ iat, exp, tokenExp: exp },
  })
  expect(exp - iat).toBeGreaterThanOrEqual(1800)
  expect(exp - iat).toBeLessThanOrEqual(172_800)
  expect(signature).toBe(createHmac('sha256', 'sdk-secret').update(`${header}.${payload}`).digest('base64url'))
})
