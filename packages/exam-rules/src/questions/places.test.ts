import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPlaces, createPlaceLister, noPlaces, placesOf } from './places.ts'

const questions = Array.from({ length: 21 }, (_, place) => ({ id: 500 - place * 3 }))

describe('places of a paper', () => {
  it('are none at the beginning', () => {
    expect(noPlaces(questions)).toBe('000000000000000000000')
    expect(createPlaceLister(questions)(noPlaces(questions))).toBe('')
  })

  it('stand in the order of the paper, whatever order the ids come in', () => {
    expect(placesOf(questions.slice(0, 4), [494, 497])).toBe('0110')
    expect(createPlaceLister(questions)('0110')).toBe('497,494')
  })

  it('give back the ids they were made of, again and again, and how many', () => {
    const list = createPlaceLister(questions)
    fc.assert(
      fc.property(fc.subarray(questions), (some) => {
        const ids = some.map(({ id }) => id)
        const places = placesOf(questions, ids)
        expect(list(places)).toBe(ids.join(','))
        expect(list(places)).toBe(ids.join(','))
        expect(countPlaces(places)).toBe(ids.length)
      }),
    )
  })
})
