import { describe, expect, it } from 'vitest'
import { fillCanned, unknownFields } from './fill-canned.ts'

const values = { doctor: 'ডা. নুসরাত', number: '৩১২', subject: 'রসিদ {me}', course: 'এফসিপিএস', me: 'সুমাইয়া' }

describe('a canned answer', () => {
  it('is filled with what the complaint says', () => {
    expect(fillCanned('{doctor}, অভিযোগ {number}। — {me}', values)).toBe('ডা. নুসরাত, অভিযোগ ৩১২। — সুমাইয়া')
  })
  it('takes braces in a doctor’s words as words', () => {
    expect(fillCanned('“{subject}”', values)).toBe('“রসিদ {me}”')
  })
  it('names the fields that there are not', () => {
    expect(unknownFields('{doctor} {phone} {constructor}')).toEqual(['phone', 'constructor'])
    expect(fillCanned('{constructor}', values)).toBe('{constructor}')
  })
})
