import { expect, it } from 'vitest'
import { compareSides, type DoubleSide, likely, weighFacts } from './weigh-facts.ts'

const side = (given: Partial<DoubleSide> = {}): DoubleSide => ({
  ...{ bareKey: 'nsrt jn', bmdc: null, collegeId: null, districtIds: [null], phone: '+8801711000001' },
  ...given,
})
const score = (one: Partial<DoubleSide>, other: Partial<DoubleSide>) =>
  weighFacts(compareSides(side({ phone: '+8801811222333', ...one }), side(other)))

it('shows to people who have a name and one more fact alike, and nobody for a name alone', () => {
  expect(score({}, {})).toBeLessThan(likely)
  expect(score({ collegeId: 3 }, { collegeId: 3 })).toBeGreaterThanOrEqual(likely)
  expect(score({ districtIds: [7] }, { districtIds: [null, 7] })).toBeGreaterThanOrEqual(likely)
  expect(score({ collegeId: 3, districtIds: [7], bareKey: 'krm' }, { collegeId: 3, districtIds: [7] })).toBeLessThan(
    likely,
  )
  expect(score({ phone: '+8801911000001' }, {})).toBeGreaterThanOrEqual(likely)
  expect(weighFacts(['device'])).toBeLessThan(likely)
  expect(weighFacts(['device', 'name'])).toBeGreaterThanOrEqual(likely)
})

it('takes two registration numbers for two people, and one that was written twice for one', () => {
  expect(score({ collegeId: 3, bmdc: 'A-104218' }, { collegeId: 3, bmdc: 'A-104219' })).toBeLessThan(likely)
  expect(score({ bmdc: 'A-0104218' }, { bmdc: 'D-104218' })).toBeGreaterThanOrEqual(likely)
  expect(compareSides(side({ bareKey: '' }), side({ bareKey: '' }))).toEqual([])
})
