import { describe, expect, it } from 'vitest'
import { percentDone } from './progress-line.tsx'

const progress = (done: number, lectures: number, sat: number, exams: number) => ({
  lectures: { done, so_far: lectures, all: lectures },
  exams: { sat, so_far: exams, all: exams },
})

describe('how far a course is', () => {
  it('counts lectures and exams alike, and nothing twice', () => {
    expect(percentDone(progress(24, 60, 7, 20))).toBe(38)
    expect(percentDone(progress(0, 0, 6, 10))).toBe(60)
  })

  it('is whole only when everything is done, and nothing where there is nothing', () => {
    expect(percentDone(progress(199, 200, 20, 20))).toBe(99)
    expect(percentDone(progress(60, 60, 20, 20))).toBe(100)
    expect(percentDone(progress(0, 0, 0, 0))).toBe(0)
  })
})
