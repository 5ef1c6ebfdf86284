import { describe, expect, it } from 'vitest'
import { buildBatchCard } from '../../../kit/batch/testing/build-batch.ts'
import { differs, isWorthSaying, reasonWords } from './reason-words.ts'

const suggestion = (values: Parameters<typeof buildBatchCard>[0] = {}) => ({
  batch: buildBatchCard(values),
  fit: 80,
  reasons: [],
})

describe('reasons in words', () => {
  it('say by how much a fee is over the budget', () => {
    const words = reasonWords('over_budget', suggestion({ payable_paisa: 1_850_000 }), { budget: '12000' }, 'bn')
    expect(words).toBe('বাজেটের চেয়ে ৳\u00a0৬,৫০০ বেশি')
  })

  it('say how a batch that differs is held', () => {
    expect(reasonWords('mode_differs', suggestion({ mode: 'branch' }), { mode: 'online' }, 'bn')).toBe('ক্লাস শুধু শাখায়')
    expect(reasonWords('mode_matches', suggestion({ mode: 'both' }), { mode: 'branch' }, 'bn')).toBe('শাখায় ক্লাস করা যায়')
  })

  it('say nothing of the course to who named no exam', () => {
    expect(isWorthSaying('course_matches', { target: '' })).toBe(false)
    expect(isWorthSaying('course_matches', { target: 'medicine' })).toBe(true)
  })

  it('tell what differs from what fits', () => {
    expect(differs({ reasons: ['within_budget', 'few_seats_left'] })).toBe(false)
    expect(differs({ reasons: ['within_budget', 'clashes_with_duty'] })).toBe(true)
  })
})
