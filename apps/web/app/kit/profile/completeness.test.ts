import { expect, it } from 'vitest'
import { aDoctor } from './a-doctor.fixture.ts'
import { completenessOf } from './completeness.ts'

it('is whole when every part is there, with or without a BMDC number', () => {
  expect(completenessOf(aDoctor)).toMatchObject({ done: 7, total: 7 })
  expect(completenessOf({ ...aDoctor, bmdc: null })).toMatchObject({ done: 7, total: 7 })
})

it('names each part that is missing', () => {
  const { parts, done } = completenessOf({
    ...aDoctor,
    avatar: null,
    medical_college_id: null,
    permanent_upazila_id: null,
  })
  expect(done).toBe(4)
  expect(parts.filter((part) => !part.done).map(({ part }) => part)).toEqual(['college', 'permanent', 'avatar'])
})
