import { describe, expect, it } from 'vitest'
import { findHeader, guessMapping, headerKey } from './guess-mapping.ts'
import { matchLines, type OurMoney } from './match-lines.ts'
import { readLine, type StatementLine } from './read-line.ts'
import { missingColumns } from './statement-fields.ts'

const sslcommerz = [
  ['SSLCOMMERZ settlement report'],
  [],
  ['SL', 'Tran ID', 'Bank Tran ID', 'Transaction Date', 'Card Type', 'Amount', 'Bank Charge', 'Store Amount', 'Status'],
  ['1', 'PRS-9', 'B1X', '16/11/2026 20:05', 'BKASH-BKash', '8,500.00', '212.50', '8,287.50', 'Success'],
  ['2', 'PRS-10', 'B2X', '16/11/2026 20:06', 'VISA', '5,500.00', '110.00', '5,380.00', 'Success'],
  ['3', 'PRS-11', 'B3X', '16/11/2026 20:07', 'VISA', '5,500.00', '', '', 'Failed'],
  ['Total', '', '', '', '', '14,000.00', '', '', ''],
]
const bkash = [
  ['Date', 'Time', 'Transaction ID', 'From', 'Credit', 'Debit', 'Charge', 'Reference', 'Type'],
  ['16-Nov-26', '', 'bkh7q2', '01712345678', '5,500.00', '', '', 'prs-1', 'Payment Received'],
  ['16-Nov-26', '', 'BKH7Q3', '01712345678', '', '1,000.00', '', '', 'Refund'],
  ['16-Nov-26', '', '', '', '', '2,00,000', '', '', 'Transfer to bank'],
]

describe('a layout', () => {
  it('is recognised by the names of its columns, wherever they stand', () => {
    expect(findHeader(sslcommerz)).toBe(2)
    expect(headerKey(sslcommerz[2]!)).toBe(headerKey(['sl', 'TRAN_ID', ...sslcommerz[2]!.slice(2), '', '']))
    const { columns } = guessMapping(sslcommerz)
    expect(columns).toEqual({ own_ref: 1, provider_id: 2, at: 3, method: 4, gross: 5, fee: 6, net: 7, status: 8 })
    const ledger = guessMapping(bkash)
    expect(ledger.columns).toMatchObject({ at: 0, provider_id: 2, payer: 3, credit: 4, debit: 5, own_ref: 7, kind: 8 })
    expect(missingColumns(ledger)).toEqual([])
  })

  it('says which columns are not found', () => {
    const nothing = guessMapping([['a', 'b', 'c']])
    expect(missingColumns(nothing)).toEqual(['id', 'at', 'amount'])
  })

  it('has the month first where no other reading of its days fits', () => {
    expect(
      guessMapping([
        ['Trx ID', 'Date', 'Amount'],
        ['A', '11/16/2026', '5'],
      ]).dayOrder,
    ).toBe('mdy')
    expect(
      guessMapping([
        ['Trx ID', 'Date', 'Amount'],
        ['A', '11/10/2026', '5'],
      ]).dayOrder,
    ).toBe('dmy')
  })
})

const read = (cells: string[][], row: number) => readLine(cells[row]!, guessMapping(cells))

describe('a line', () => {
  it('is read with gross, fee and net, and an uneven one is marked', () => {
    expect(read(sslcommerz, 3)).toMatchObject({
      line: { kind: 'payment', providerId: 'B1X', amount: 850_000, fee: 21_250, net: 828_750, isUneven: false },
    })
    expect(read(sslcommerz, 4)).toMatchObject({ line: { isUneven: true } })
  })

  it('that did not become money, a total and an empty one are passed over', () => {
    expect(read(sslcommerz, 5)).toBe('not_settled')
    expect(read(sslcommerz, 6)).toBe('total')
    expect(readLine(['', ' '], guessMapping(bkash))).toBe('empty')
  })

  it('of a wallet says by its side and its words what it is', () => {
    expect(read(bkash, 1)).toMatchObject({ line: { kind: 'payment', amount: 550_000, ownRef: 'PRS-1', isGross: true } })
    expect(read(bkash, 2)).toMatchObject({ line: { kind: 'refund', amount: 100_000 } })
    expect(read(bkash, 3)).toMatchObject({ line: { kind: 'payout', amount: 20_000_000 } })
  })

  it('names the cells that cannot be read, and is never taken for nothing', () => {
    const row = ['soon', '', '1.23E+15', '', 'many', '', '', '', '']
    expect(readLine(row, guessMapping(bkash))).toEqual({
      faults: [
        { field: 'credit', cell: 'many' },
        { field: 'at', cell: 'soon' },
        { field: 'provider_id', cell: '1.23E+15' },
      ],
    })
    const without = ['16-Nov-26', '', 'A1', '', '', '', '', '', '']
    expect(readLine(without, guessMapping(bkash))).toEqual({ faults: [{ field: 'net', cell: '' }] })
  })
})

const at = (clock: string) => new Date(`2026-11-16T${clock}:00Z`)
const line = (given: Partial<StatementLine>): StatementLine => ({
  ...{ kind: 'payment', providerId: '', ownRef: '', at: at('10:00'), hasTime: true, amount: 5500, isGross: true },
  ...{ fee: null, tax: null, net: null, payerEnd: '', method: '', batch: '', isUneven: false },
  ...given,
})
const money = (given: Partial<OurMoney>): OurMoney => ({
  ...{ id: 1, kind: 'payment', providerIds: ['A1'], ownRef: 'PRS-1', amount: 5500, net: null },
  ...{ at: at('10:00'), payerEnd: '1712345678', phoneEnd: '1812345678', isPaid: true },
  ...given,
})
const one = (given: Partial<StatementLine>, ...ours: OurMoney[]) => matchLines([line(given)], ours)[0]!

describe('matching', () => {
  it('is by the provider’s id, then by our reference, both with the same amount', () => {
    expect(one({ providerId: 'A1' }, money({}))).toMatchObject({ state: 'matched', way: 'provider_id' })
    expect(one({ ownRef: 'PRS-1', providerId: 'Z' }, money({}))).toMatchObject({ state: 'matched', way: 'own_ref' })
  })

  it('never by itself where the amount differs', () => {
    expect(one({ providerId: 'A1', amount: 5400 }, money({}))).toMatchObject({ state: 'differs' })
  })

  it('waits for a person where nobody has taken ours for paid yet', () => {
    expect(one({ providerId: 'A1' }, money({ isPaid: false }))).toMatchObject({ state: 'proposed', way: 'provider_id' })
  })

  it('of nets is with what the gateway said would be left', () => {
    const net = { providerId: 'A1', amount: 5280, isGross: false }
    expect(one(net, money({ net: 5280 }))).toMatchObject({ state: 'matched' })
    expect(one({ ...net, isGross: true }, money({ net: 5280 }))).toMatchObject({ state: 'differs' })
  })

  it('only proposes what is alike, the likeliest first', () => {
    const later = money({ id: 2, providerIds: ['A2'], at: at('15:00') })
    const match = one({ payerEnd: '5678', at: at('10:04') }, later, money({}))
    expect(match).toMatchObject({
      state: 'proposed',
      candidates: [
        { id: 1, percent: 94 },
        { id: 2, percent: 70 },
      ],
    })
    expect(one({ payerEnd: '9999' }, money({}))).toMatchObject({ state: 'stranger' })
    expect(one({ payerEnd: '9999' }, money({ payerEnd: '' })).candidates).toMatchObject([{ percent: 60 }])
    expect(one({ payerEnd: '1812345678' }, money({ payerEnd: '' })).candidates).toMatchObject([{ percent: 94 }])
    expect(one({ payerEnd: '5678', at: new Date('2026-11-20T10:00:00Z') }, money({}))).toMatchObject({
      state: 'stranger',
    })
  })

  it('gives each of ours to one line alone', () => {
    const twice = matchLines([line({ providerId: 'A1' }), line({ providerId: 'A1' })], [money({})])
    expect(twice.map(({ state }) => state)).toEqual(['matched', 'stranger'])
  })

  it('puts refunds beside refunds, and leaves payouts and fees alone', () => {
    const refund = money({ id: 7, kind: 'refund', providerIds: ['R1', 'A1'] })
    expect(one({ kind: 'refund', providerId: 'R1' }, money({}), refund).candidates[0]).toMatchObject({
      kind: 'refund',
      id: 7,
    })
    expect(one({ kind: 'refund', providerId: 'A1' }, refund)).toMatchObject({ state: 'matched' })
    expect(one({ kind: 'payout', amount: 5500 }, money({}))).toMatchObject({ state: 'left' })
  })
})
