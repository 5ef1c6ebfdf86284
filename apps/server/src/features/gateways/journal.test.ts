import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPayment } from '../../testing/builders/build-payment.ts'
import { createJournal, type Journal, mayAskForRefund } from './journal.ts'

const at = new Date('2026-11-15T10:00:00Z')
let database: Awaited<ReturnType<typeof createTestDatabase>>
let journal: Journal
beforeAll(async () => {
  database = await createTestDatabase()
  journal = createJournal(database.db, () => at)
})
afterAll(() => database.close())

const message = { gateway: 'bkash', kind: 'refund', direction: 'sent' } as const

describe('the journal of a gateway', () => {
  it('ties a message to the payment it names, and leaves out what is secret at any depth', async () => {
    const { payment } = await buildPayment(database.db, { transaction: 'JOURNAL-1' })
    const body = { trxId: 'A\u0000B', store_passwd: 'x', list: [{ id_token: 'y', amount: '5.00' }] }
    await journal.keep({ ...message, transaction: 'JOURNAL-1', kind: 'query', body })
    await journal.keep({ ...message, transaction: 'NOBODY', kind: 'query', body: {} })
    const kept = await database.db.select().from(tables.gatewayMessage).orderBy(tables.gatewayMessage.id)
    expect(kept).toMatchObject([
      { paymentId: payment.id, gateway: 'bkash', direction: 'sent', kind: 'query', at },
      { paymentId: null },
    ])
    expect(kept[0]?.body).toEqual({ trxId: 'AB', list: [{ amount: '5.00' }] })
  })

  it('finds the newest word about a refund of that payment alone', async () => {
    await buildPayment(database.db, { transaction: 'JOURNAL-2' })
    await buildPayment(database.db, { transaction: 'JOURNAL-3' })
    const keep = (transaction: string, body: Record<string, unknown>) => journal.keep({ ...message, transaction, body })
    await keep('JOURNAL-2', { our_refund_id: 1, nth: 1 })
    await journal.keep({
      ...message,
      direction: 'received',
      transaction: 'JOURNAL-2',
      body: { our_refund_id: 1, away: 'unreachable' },
    })
    await keep('JOURNAL-2', { our_refund_id: 11, nth: 3 })
    const last = await journal.lastOfRefund('JOURNAL-2', 1)
    expect(last).toMatchObject({ direction: 'received', body: { away: 'unreachable' } })
    expect(mayAskForRefund(last)).toBe(true)
    await keep('JOURNAL-2', { our_refund_id: 1, nth: 4 })
    // It was sent again, and whoever sent it died before the answer.
    expect(mayAskForRefund(await journal.lastOfRefund('JOURNAL-2', 1))).toBe(false)
    expect(await journal.lastOfRefund('JOURNAL-3', 1)).toBeUndefined()
  })
})
