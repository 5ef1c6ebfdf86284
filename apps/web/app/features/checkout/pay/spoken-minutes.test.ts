import { expect, it } from 'vitest'
import { type SpokenMinutes, speakMinutes } from './spoken-minutes.ts'

/** What is heard while the clock shows these seconds, one after the other. */
function heard(...clock: number[]): number[] {
  const words: number[] = []
  let said: SpokenMinutes | undefined
  for (const seconds of clock) {
    const next = speakMinutes(seconds, said)
    if (next !== said) words.push(next.minutes)
    said = next
  }
  return words
}

it('says the minutes of the clock at the beginning, and then at each mark', () => {
  expect(heard(900, 899, 601, 600, 599, 301, 300, 120, 119, 60, 1)).toEqual([15, 10, 5, 2, 1])
})

it('says what is really left to whoever comes back, or wakes a phone, between two marks', () => {
  expect(heard(450, 449)).toEqual([8])
  expect(heard(899, 200, 199)).toEqual([15, 4])
})

it('begins again when the seat is kept again', () => {
  expect(heard(30, 900)).toEqual([1, 15])
})
