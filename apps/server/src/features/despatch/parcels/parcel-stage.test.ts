import { describe, expect, it } from 'vitest'
import type { DeliveryRow } from '../../sheet/index.ts'
import { mayComeBack, stageOf, troubleOf, verbsOf } from './parcel-stage.ts'

const now = new Date('2026-11-17T06:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const parcel = (given: Partial<DeliveryRow>): DeliveryRow =>
  ({
    ...{ state: 'draft', tries: 0, createdAt: ago(1), bookedAt: null, packedAt: null, handOverId: null },
    ...{ receivedBackAt: null, refusal: null, consignmentId: null, address: 'বাসা ১২' },
    ...given,
  }) as DeliveryRow

const booked = { state: 'booked', bookedAt: ago(1) } as const
const packed = { ...booked, packedAt: ago(1) } as const
const verbs = (given: Partial<DeliveryRow>, isResent = false) =>
  verbsOf(parcel(given), { isResent, isCourierHere: true }).join(' ')

describe('where a parcel is for whoever packs', () => {
  it('is the bench until it is packed, and the door until it is handed over', () => {
    expect(stageOf(parcel({}))).toBe('draft')
    expect(stageOf(parcel(booked))).toBe('to_pack')
    expect(stageOf(parcel(packed))).toBe('to_hand_over')
    expect(stageOf(parcel({ ...packed, handOverId: 1 }))).toBe('on_the_way')
    expect(stageOf(parcel({ ...packed, state: 'out_for_delivery' }))).toBe('on_the_way')
  })
})

describe('what may be done with it', () => {
  it('is what its place allows', () => {
    expect(verbs({})).toBe('book record mend')
    expect(verbs({ tries: 1 })).toBe('')
    expect(verbs({ state: 'on_hold' })).toBe('book record')
    expect(verbs(booked)).toBe('pack step')
    expect(verbs(packed)).toBe('unpack step')
    expect(verbs({ ...packed, state: 'picked', handOverId: 1 })).toBe('step receive_back')
    expect(verbs({ ...packed, state: 'returned' })).toBe('receive_back resend')
    expect(verbs({ ...packed, state: 'returned', receivedBackAt: now })).toBe('resend')
    expect(verbs({ ...packed, state: 'returned', receivedBackAt: now }, true)).toBe('')
    expect(verbs({ ...packed, state: 'delivered' })).toBe('resend')
    expect(verbs({ state: 'cancelled' })).toBe('')
  })

  it('takes back what left the bench, once', () => {
    expect(mayComeBack(parcel(packed))).toBe(false)
    expect(mayComeBack(parcel({ ...packed, state: 'cancelled' }))).toBe(true)
    expect(mayComeBack(parcel({ ...packed, state: 'cancelled', receivedBackAt: now }))).toBe(false)
    expect(mayComeBack(parcel({ ...packed, state: 'delivered' }))).toBe(false)
  })
})

describe('why somebody has to look', () => {
  it('is a refusal, a doubt, or that it takes too long', () => {
    expect(troubleOf(parcel({ refusal: 'The address is too short.' }), now)).toBe('refused')
    expect(troubleOf(parcel({ state: 'on_hold' }), now)).toBe('in_doubt')
    expect(troubleOf(parcel({ createdAt: ago(49) }), now)).toBe('late')
    expect(troubleOf(parcel({ ...booked, createdAt: ago(400) }), now)).toBeNull()
    expect(troubleOf(parcel({ ...booked, bookedAt: ago(169) }), now)).toBe('late')
    expect(troubleOf(parcel({ state: 'delivered', bookedAt: ago(400) }), now)).toBeNull()
  })
})
