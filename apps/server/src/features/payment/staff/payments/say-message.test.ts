import { describe, expect, it } from 'vitest'
import { sayMessage } from './say-message.ts'

const none = { amount: null, trx: null, code: null }

describe('a message of a gateway, in a few words', () => {
  it.each([
    ['sent', 'session', { total_amount: '1500.00' }, { ...none, words: 'asked_session', amount: '1500.00' }],
    ['received', 'session', { status: 'SUCCESS', GatewayPageURL: 'https://pay.example/x' }, { words: 'session_open' }],
    [
      'received',
      'session',
      { status: 'FAILED', failedreason: 'Store Inactive' },
      { words: 'session_refused', code: 'Store Inactive' },
    ],
    [
      'received',
      'validation',
      { status: 'VALID', amount: '1500.00', bank_tran_id: 'B1' },
      { words: 'confirmed', amount: '1500.00', trx: 'B1' },
    ],
    ['received', 'query', { element: [{ status: 'FAILED' }, { status: 'VALIDATED' }] }, { words: 'confirmed' }],
    ['received', 'query', { element: [{ status: 'FAILED' }] }, { words: 'declined' }],
    ['received', 'execute', { statusCode: '2023', statusMessage: 'Insufficient' }, { words: 'answered', code: '2023' }],
    [
      'received',
      'execute',
      { statusCode: '0000', transactionStatus: 'Completed', trxID: '9HK' },
      { words: 'confirmed', trx: '9HK', code: null },
    ],
    ['received', 'query', { away: 'timeout' }, { words: 'away', code: 'timeout' }],
    ['received', 'ipn', { status: 'VALID' }, { words: 'told' }],
    ['received', 'typed', { trx_id: '9HK22AB' }, { words: 'typed', trx: '9HK22AB' }],
    ['received', 'refund', { status: 'success', refund_ref_id: 'R1' }, { words: 'refund_done', trx: 'R1' }],
    ['received', 'refund', { externalCode: '2072' }, { words: 'refund_refused', code: '2072' }],
    ['received', 'refund_status', { status: 'processing' }, { words: 'refund_pending' }],
    ['received', 'something new', {}, { words: 'answered' }],
  ] as const)('%s %s %o', (direction, kind, body, said) => {
    expect(sayMessage({ direction, kind, body })).toMatchObject(said)
  })

  it('says nothing else of it', () => {
    const body = { status: 'VALID', store_passwd: 'secret', card_no: '4111', nested: { trxID: 'x' } }
    expect(JSON.stringify(sayMessage({ direction: 'received', kind: 'validation', body }))).not.toMatch(/secret|4111/)
  })
})
