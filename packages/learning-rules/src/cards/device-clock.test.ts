import fc from 'fast-check'
import { expect, it } from 'vitest'
import { settleMoment } from './device-clock.ts'

const receivedAt = new Date('2026-07-20T12:00:00Z')
const madeAt = new Date('2026-07-01T00:00:00Z')
const before = (minutes: number) => new Date(receivedAt.getTime() - minutes * 60_000)

it('takes a clock that is right at its word, and sets right one that is not', () => {
  expect(settleMoment({ answeredAt: before(90), sentAt: before(1), receivedAt, madeAt })).toEqual(before(90))
  expect(settleMoment({ answeredAt: before(90), sentAt: before(4), receivedAt, madeAt })).toEqual(before(90))
  expect(settleMoment({ answeredAt: before(90), sentAt: before(6), receivedAt, madeAt })).toEqual(before(84))
  expect(settleMoment({ answeredAt: before(-500), sentAt: before(-600), receivedAt, madeAt })).toEqual(before(100))
})

it('never lies in the future nor before the card, and keeps the order of one sending', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, moments, moments, (sentAt, one, other) => {
      const [first, second] = [one, other]
        .sort((a, b) => a.getTime() - b.getTime())
        .map((answeredAt) => settleMoment({ answeredAt, sentAt, receivedAt, madeAt }))
      expect(first! >= madeAt && first! <= second! && second! <= receivedAt).toBe(true)
    }),
  )
})
