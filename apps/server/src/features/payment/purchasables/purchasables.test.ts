import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OrderRow } from '../orders/lock-order.ts'

const payment = path.resolve(import.meta.dirname, '..')

/** The columns and tables that belong to one kind of purchase alone. */
const ofOneKind =
  /\b(enrolmentId|eventId|subscriptionId|offerId|scheduleId|purchaseOrder\.kind)\b|\b(enrolment|schedule|seatHold|event|eventHold|eventRegistration|subscription\w*|batch\w*)\b[^;]*\} = tables/

const sources = readdirSync(payment, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

describe('batch, event or subscription', () => {
  it('is decided in purchasables/ and nowhere else in payment', () => {
    const deciding = sources.filter((file) => ofOneKind.test(readFileSync(path.join(payment, file), 'utf8')))
    expect(sources.length).toBeGreaterThan(50)
    expect(deciding.filter((file) => !file.startsWith(`purchasables${path.sep}`))).toEqual([])
    // The words are those that the kinds themselves use: else this would find nothing anywhere.
    expect(deciding).toEqual(
      expect.arrayContaining(['batch', 'event', 'subscription'].map((kind) => `purchasables/${kind}.ts`)),
    )
  })

  it('cannot be asked of an order', () => {
    const order = {} as OrderRow
    // @ts-expect-error: what depends on the kind is a verb of its purchasable.
    expect(order.kind).toBeUndefined()
    // @ts-expect-error: nor does an order name the enrolment it is for.
    expect(order.enrolmentId).toBeUndefined()
  })
})
