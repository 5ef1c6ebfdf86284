import { describe, expect, it } from 'vitest'
import { fromDraft, holdUp, readyFiles } from './attachments.ts'

const file = { id: 7, name: 'রসিদ.pdf', type: 'application/pdf', bytes: 900 } as const
const [ready] = fromDraft([file])
const moving = { key: 'b', name: 'ছবি.jpg', isPicture: true, percent: 40 }

describe('attachments', () => {
  it('come back from a draft as files that the server has', () => {
    expect(ready).toEqual({ key: '7', name: 'রসিদ.pdf', isPicture: false, percent: 100, file })
    expect(readyFiles([ready!, moving])).toEqual([file])
  })

  it('hold up a message while one is on its way or has failed', () => {
    expect(holdUp([])).toBeUndefined()
    expect(holdUp([ready!])).toBeUndefined()
    expect(holdUp([ready!, moving])).toBe('on-its-way')
    expect(holdUp([moving, { ...moving, key: 'c', error: 'না' }])).toBe('failed')
  })
})
