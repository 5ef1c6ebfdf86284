import { describe, expect, it } from 'vitest'
import { resultAddress } from './result-address.ts'

describe('the page of a result', () => {
  it('is the one of its family', () => {
    const at = (
      family: 'course' | 'quiz' | 'bcs' | 'special',
      course: { id: number; event_id: number } | null = null,
    ) => resultAddress({ family, key: 'ecg', course: course && { ...course, title: 'কোর্স' } })
    expect(at('quiz')).toBe('/my/quiz/results/ecg')
    expect(at('bcs')).toBe('/my/bcs-exam/results/ecg')
    expect(at('special')).toBe('/my/bcs-exam/results/ecg')
    expect(at('course', { id: 3, event_id: 8 })).toBe('/my/courses/3/events/8/exam/result')
    expect(at('course')).toBeUndefined()
  })
})
