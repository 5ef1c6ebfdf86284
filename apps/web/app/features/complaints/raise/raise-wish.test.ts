import { expect, it } from 'vitest'
import { wishOf } from './raise-wish.ts'

const wish = (query: string) => wishOf(new URLSearchParams(query))

it('asks for the form only when the address says so', () => {
  expect(wish('')).toBeUndefined()
  expect(wish('lecture=abc')).toBeUndefined()
  expect(wish('new=1&course=4')).toEqual({ draftName: 'new', courseId: 4, videoId: null, atSeconds: null })
})

it('asks about a lecture at its second, and keeps each lecture’s draft apart', () => {
  expect(wish('lecture=12&at=75&course=4')).toEqual({
    draftName: 'lecture-12',
    courseId: 4,
    videoId: 12,
    atSeconds: 75,
  })
  expect(wish('lecture=13')).toEqual({ draftName: 'lecture-13', courseId: null, videoId: 13, atSeconds: null })
})
