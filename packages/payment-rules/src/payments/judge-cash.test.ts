import { describe, expect, it } from 'vitest'
import { judgeCash } from './judge-cash.ts'

const open = { next: 500_000, all: 1_200_000, isBooked: false }
const booked = { ...open, isBooked: true }

describe('cash over the counter', () => {
  it.each([
    [open, { amount: 500_000, shown: 1_200_000 }, undefined],
    [open, { amount: 1_200_000, shown: 1_200_000 }, undefined],
    [open, { amount: 300_000, shown: 1_200_000 }, 'not_a_part'],
    [booked, { amount: 300_000, shown: 1_200_000 }, undefined],
    [booked, { amount: 1_200_100, shown: 1_200_000 }, 'too_much'],
    [booked, { amount: 500_000, shown: 1_700_000 }, 'changed'],
    [{ ...booked, next: 0, all: 0 }, { amount: 500_000, shown: 500_000 }, 'changed'],
    [{ ...booked, next: 0, all: 0 }, { amount: 500_000, shown: 0 }, 'nothing_open'],
  ])('of %o is judged by what is open: %o', (amounts, offered, fault) => {
    expect(judgeCash(amounts, offered)).toBe(fault)
  })
})
