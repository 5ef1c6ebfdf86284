import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ofOneAttemptAtMost, type WaitingStep, WaitingSteps } from './waiting-steps.ts'
import type { NewStep } from './write-steps.ts'

const waitingOf = (doctorId: number, sequence: number): WaitingStep => ({
  step: { doctorId, paperId: 1, sequence } as NewStep,
  since: 0,
  isOver: false,
  resolve: () => {},
  reject: () => {},
})

const named = (steps: Iterable<WaitingStep>) => [...steps].map(({ step }) => `${step.doctorId}:${step.sequence}`)

it('gives every step once, an attempt’s in their order, and never two of one attempt at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 80 }), fc.integer({ min: 1, max: 7 }), (doctors, count) => {
      const waiting = new WaitingSteps()
      for (const [sequence, doctorId] of doctors.entries())
        expect(waiting.add(waitingOf(doctorId, sequence))).toBe(true)
      const taken: WaitingStep[] = []
      while (waiting.size > 0) {
        const batch = waiting.take(count)
        expect(new Set(batch.map(({ step }) => step.doctorId)).size).toBe(batch.length)
        expect(batch.length).toBeGreaterThan(0)
        taken.push(...batch)
        expect(named(waiting)).toHaveLength(waiting.size)
      }
      expect(named(taken).toSorted()).toEqual(doctors.map((doctor, sequence) => `${doctor}:${sequence}`).toSorted())
      for (const doctor of new Set(doctors)) {
        const own = taken.flatMap(({ step }) => (step.doctorId === doctor ? step.sequence : []))
        expect(own).toEqual(own.toSorted((one, other) => one - other))
      }
    }),
  )
})

it('lets nobody wait behind one examinee who sends without end, and refuses that one alone', () => {
  const waiting = new WaitingSteps()
  for (let sequence = 0; sequence < ofOneAttemptAtMost; sequence++) waiting.add(waitingOf(1, sequence))
  expect(waiting.add(waitingOf(1, ofOneAttemptAtMost))).toBe(false)
  expect(waiting.add(waitingOf(2, 1))).toBe(true)
  expect(named(waiting.take(100))).toEqual(['1:0', '2:1'])
  waiting.add(waitingOf(3, 1))
  expect(named(waiting.take(1))).toEqual(['1:1'])
  expect(named(waiting.take(1))).toEqual(['3:1'])
})

it('leaves out what nobody waits for any more', () => {
  const waiting = new WaitingSteps()
  const steps = [waitingOf(1, 1), waitingOf(1, 2), waitingOf(2, 1)]
  for (const step of steps) waiting.add(step)
  steps[0]!.isOver = true
  steps[2]!.isOver = true
  expect(named(waiting.take(10))).toEqual(['1:2'])
  expect(waiting.size).toBe(0)
})
