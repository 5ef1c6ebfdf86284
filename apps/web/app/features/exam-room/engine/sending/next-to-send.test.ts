import { expect, it } from 'vitest'
import { acknowledge, emptyLedger, type Ledger, putEntry } from '../ledger.ts'
import { nextToSend } from './next-to-send.ts'

const chosen = (...ids: number[]): Ledger =>
  ids.reduce(
    (ledger, id, index) => putEntry(ledger, id, { answer: 1, sequence: index + 1, type: 'sba', state: 'waiting' }),
    emptyLedger,
  )
const ask = (ledger: Ledger, more: Partial<Parameters<typeof nextToSend>[0]> = {}) =>
  nextToSend({ ledger, inFlight: new Set(), hereId: undefined, mayTry: () => true, ...more })

it('sends the question in front of the doctor first', () => {
  expect(ask(chosen(3, 1, 2), { hereId: 2 })).toEqual([2, 3, 1])
})

it('then what has waited longest', () => {
  expect(ask(chosen(3, 1, 2))).toEqual([3, 1, 2])
  expect(ask(chosen(3, 1, 2), { hereId: 9 })).toEqual([3, 1, 2])
})

it('leaves alone what is on its way, what has to wait and what is saved', () => {
  const ledger = acknowledge(chosen(3, 1, 2, 4), 3, 1)
  expect(ask(ledger, { inFlight: new Set([1]), hereId: 1, mayTry: (id) => id !== 2 })).toEqual([4])
})

it('has nothing to send when everything is saved', () => {
  expect(ask(acknowledge(chosen(3), 3, 1))).toEqual([])
})
