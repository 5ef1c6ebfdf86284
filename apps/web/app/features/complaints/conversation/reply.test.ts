import { describe, expect, it } from 'vitest'
import { delivered, isEmpty, nextToSend, noReply, queued, refused, triedAgain } from './reply.ts'

const now = new Date('2026-07-01T04:00:00Z')
const file = { id: 7, name: 'ছবি.jpg', type: 'image/webp', bytes: 10 } as const

describe('a reply', () => {
  it('leaves the box with its files when it is sent, and waits', () => {
    const reply = queued({ ...noReply, text: ' দেখুন ', files: [file] }, 'a', now)
    expect(reply).toEqual({
      text: '',
      files: [],
      pending: [{ key: 'a', text: 'দেখুন', files: [file], at: now.toISOString() }],
    })
    expect([isEmpty(noReply), isEmpty(reply), isEmpty(delivered(reply, 'a'))]).toEqual([true, false, true])
  })

  it('is sent in the order of writing; what was refused holds up nothing and can be tried again', () => {
    const both = queued({ ...queued({ ...noReply, text: '১' }, 'a', now), text: '২' }, 'b', now)
    expect(nextToSend(both)?.key).toBe('a')
    const stuck = refused(both, 'a', 'বন্ধ')
    expect(nextToSend(stuck)?.key).toBe('b')
    expect(nextToSend(delivered(stuck, 'b'))).toBeUndefined()
    expect(nextToSend(triedAgain(stuck, 'a'))).toMatchObject({ key: 'a', text: '১' })
    expect(triedAgain(stuck, 'b')).toEqual(stuck)
  })
})
