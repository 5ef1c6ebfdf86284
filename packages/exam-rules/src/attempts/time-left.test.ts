import { expect, it } from 'vitest'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { timeLeft } from './time-left.ts'

it('counts down to the end and stays at nothing', () => {
  const left = ['10:00', '11:59:59', '12:00', '12:00:10'].map((clock) => timeLeft(at(clock), buildAttempt()))
  expect(left).toEqual([7_200_000, 1_000, 0, 0])
})

it('is nothing once the doctor has finished', () => {
  expect(timeLeft(at('11:00'), buildAttempt({ finish: { at: at('10:30'), by: 'doctor' } }))).toBe(0)
})
