import { describe, expect, it } from 'vitest'
import { isNear, passWords } from './pass-words.ts'

const failed = (marks: number) => passWords({ marks, outcome: 'failed' }, 7000, 'bn')

describe('the words about the pass mark', () => {
  it('say how little was lacking only to whoever was near', () => {
    expect(failed(6800)).toBe('পাস নম্বর ৭০, আর ২ পেলেই হতো')
    expect(failed(6000)).toBe('পাস নম্বর ৭০, আর ১০ পেলেই হতো')
    expect(failed(5999)).toBe('পাস নম্বর ৭০')
    expect(failed(40)).toBe('পাস নম্বর ৭০')
    expect(failed(-500)).toBe('পাস নম্বর ৭০')
  })

  it('say the pass mark alone where the marks were there and something else was not', () => {
    expect(failed(7000)).toBe('পাস নম্বর ৭০')
    expect(failed(8000)).toBe('পাস নম্বর ৭০')
  })

  it('say how much more it was to whoever passed', () => {
    const passed = (marks: number) => passWords({ marks, outcome: 'passed' }, 7000, 'bn')
    expect(passed(7000)).toContain('ঠিক ততটাই'.normalize('NFC'))
    expect(passed(7150)).toContain('১.৫ বেশি')
  })

  it('find nobody near a pass mark of nothing', () => {
    expect(isNear(-100, 0)).toBe(false)
  })
})
