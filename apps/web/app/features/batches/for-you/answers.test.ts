import { describe, expect, it } from 'vitest'
import { answersAddress, nextQuestion, questionsFor, readAnswers, toQuery } from './answers.ts'

const targets = [{ slug: 'medicine' }, { slug: 'surgery' }]
const read = (search: string, from = targets) => readAnswers(new URLSearchParams(search), from)

describe('answers in the address', () => {
  it('asks the questions one after another', () => {
    const questions = questionsFor(targets)
    expect(nextQuestion(read(''), questions)).toBe('target')
    expect(nextQuestion(read('target=medicine'), questions)).toBe('graduation-year')
    expect(nextQuestion(read('target=medicine&graduation-year=2020&working=yes&mode=online'), questions)).toBe('budget')
    expect(nextQuestion(read('target=&graduation-year=&working=&mode=&budget='), questions)).toBeUndefined()
  })

  it('asks only the one that was taken back', () => {
    expect(nextQuestion(read('target=&graduation-year=&mode=&budget='), questionsFor(targets))).toBe('working')
  })

  it('does not ask for the exam when there is only one', () => {
    const one = [{ slug: 'psc-non-cadre' }]
    expect(questionsFor(one)).not.toContain('target')
    expect(read('', one).target).toBe('psc-non-cadre')
  })

  it('passes over an answer that means nothing', () => {
    expect(read('target=unknown&graduation-year=soon&working=maybe&mode=moon&budget=-5')).toEqual({
      target: '',
      'graduation-year': '',
      working: '',
      mode: '',
      budget: '',
    })
  })

  it('reads Bengali digits', () => {
    expect(read('graduation-year=২০১৯&budget=১৫০০০')).toEqual({ 'graduation-year': '2019', budget: '15000' })
  })

  it('keeps an empty answer in the address and out of the call', () => {
    expect(answersAddress('/bcs/batch-for-you', { target: '', working: 'yes' })).toBe(
      '/bcs/batch-for-you?target=&working=yes',
    )
    expect(toQuery({ target: '', working: 'yes' })).toEqual({ working: 'yes' })
  })
})
