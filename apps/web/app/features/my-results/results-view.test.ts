import { describe, expect, it } from 'vitest'
import { readView, resultAddress, viewAddress } from './results-view.ts'

describe('which results are shown', () => {
  it('is written in the address and read from it', () => {
    for (const view of [
      { family: undefined, page: 1 },
      { family: 'quiz' as const, page: 1 },
      { family: undefined, page: 3 },
      { family: 'special' as const, page: 2 },
    ]) {
      const [, search = ''] = viewAddress(view).split('?')
      expect(readView(new URLSearchParams(search))).toEqual(view)
    }
  })

  it('is all of them, from the beginning, where the address makes no sense', () => {
    expect(readView(new URLSearchParams('family=other&page=-1'))).toEqual({ family: undefined, page: 1 })
  })
})

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
