import { describe, expect, it } from 'vitest'
import { countShows, isShown, readView, subjectsOf, withView } from './review-view.ts'

const answer = (state: 'correct' | 'wrong' | 'partial' | 'blank', subject = 'bangla', flagged = false) => ({
  state,
  flagged,
  question: { subject },
})

const answers = [answer('wrong'), answer('correct', 'bangla', true), answer('blank', 'maths'), answer('wrong', 'maths')]

describe('the view of a review', () => {
  it('is read from the address, and nonsense there means everything', () => {
    expect(readView(new URLSearchParams('show=wrong&subject=maths'), ['bangla', 'maths'])).toEqual({
      show: 'wrong',
      subject: 'maths',
    })
    expect(readView(new URLSearchParams('show=x&subject=গণিত'), ['bangla', 'maths'])).toEqual({
      show: 'all',
      subject: undefined,
    })
  })

  it('is written into the address, which keeps what else it holds', () => {
    const search = new URLSearchParams('attempt=2&show=wrong&subject=maths')
    expect(withView(search, { show: 'all', subject: 'maths' }).toString()).toBe('attempt=2&subject=maths')
    expect(withView(search, { show: 'wrong', subject: undefined }).toString()).toBe('attempt=2&show=wrong')
  })

  it('shows what fits both the kind and the subject', () => {
    const shown = (show: 'wrong' | 'flagged', subject?: string) =>
      answers.map((each) => isShown(each, { show, subject }))
    expect(shown('wrong', 'maths')).toEqual([false, false, false, true])
    expect(shown('flagged')).toEqual([false, true, false, false])
  })
})

describe('the counts', () => {
  it('are those within the chosen subject, without choices that lead nowhere', () => {
    expect(countShows(answers, { show: 'all', subject: 'maths' })).toEqual([
      { show: 'all', count: 2 },
      { show: 'wrong', count: 1 },
      { show: 'blank', count: 1 },
    ])
  })

  it('keep the chosen kind even when it is empty', () => {
    expect(countShows(answers, { show: 'partial', subject: undefined })).toContainEqual({ show: 'partial', count: 0 })
  })
})

it('lists the subjects as the paper has them', () => {
  expect(subjectsOf(answers)).toEqual(['bangla', 'maths'])
})
