import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { isPassing } from './is-passing.ts'

const refused = (status: number, code: ApiError['code']) => new ApiError({ status, code, message: '' })

describe('what ends a file on its way', () => {
  it('is a disk without room, not a server that is away or another part that came meanwhile', () => {
    expect(isPassing(refused(507, 'no_room'))).toBe(false)
    expect(isPassing(refused(413, 'payload_too_large'))).toBe(false)
    expect(isPassing(refused(503, 'unavailable'))).toBe(true)
    expect(isPassing(refused(409, 'version_conflict'))).toBe(true)
  })
})
