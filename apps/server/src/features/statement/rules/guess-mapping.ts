import { statementFields } from '@prostuti/contract/staff'
import { toLatinDigits } from '@prostuti/text/digits'
import { readAmount } from './read-amount.ts'
import { readMoment } from './read-moment.ts'
import type { StatementField, StatementMapping } from './statement-fields.ts'

/** How providers name their columns, the surest first. Compared without spaces and signs. */
const names: Record<StatementField, readonly string[]> = {
  provider_id: [
    'trxid',
    'transactionid',
    'banktranid',
    'banktransactionid',
    'bkashtrxid',
    'gatewaytrxid',
    'trnxid',
    'txnid',
    'trxno',
    'লেনদেনআইডি',
    'ট্রানজেকশনআইডি',
  ],
  own_ref: [
    'tranid',
    'merchantinvoicenumber',
    'merchantinvoice',
    'invoiceno',
    'orderid',
    'merchanttranid',
    'merchanttransactionid',
    'reference',
    'referenceno',
    'রেফারেন্স',
  ],
  at: [
    'transactiondatetime',
    'transactiondate',
    'trandate',
    'datetime',
    'paymenttime',
    'trxdate',
    'txndate',
    'date',
    'time',
    'তারিখ',
    'সময়',
  ],
  gross: ['grossamount', 'transactionamount', 'paidamount', 'amountbdt', 'amount', 'টাকা', 'পরিমাণ'],
  fee: ['bankcharge', 'servicecharge', 'gatewaycharge', 'charge', 'fee', 'fees', 'mdr', 'commission', 'চার্জ'],
  tax: ['vatonfee', 'vat', 'tax', 'ভ্যাট'],
  net: ['storeamount', 'netamount', 'settlementamount', 'settledamount', 'net', 'payable'],
  credit: ['creditamount', 'credit', 'cr', 'in', 'deposit', 'জমা'],
  debit: ['debitamount', 'debit', 'dr', 'out', 'withdrawal', 'খরচ'],
  kind: ['transactiontype', 'trxtype', 'type', 'ধরন'],
  status: ['transactionstatus', 'status', 'অবস্থা'],
  payer: ['customermsisdn', 'payeraccount', 'customerwallet', 'sender', 'msisdn', 'from', 'mobile', 'wallet', 'নম্বর'],
  method: ['cardtype', 'paymentmethod', 'cardbrand', 'method', 'মাধ্যম'],
  batch: ['settlementid', 'settlementbatch', 'batchid', 'batchno', 'settlementno'],
  count: ['noofransactions', 'nooftransactions', 'count', 'transactions'],
}

const plain = (cell: string): string =>
  toLatinDigits(cell)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]/gu, '')

/** The names of the columns as they are compared with those of another file: the same layout has the same. */
export function headerKey(header: readonly string[]): string {
  const names = header.map(plain)
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1).join('|')
}

const lookedThrough = 30

/** Enough to meet a day after the twelfth. */
const daysLookedAt = 1000

/** The row that names the columns: the one with the most names that are known, or else the first with three texts side by side. */
export function findHeader(cells: readonly (readonly string[])[]): number {
  const known = new Set(Object.values(names).flat())
  const rows = cells.slice(0, lookedThrough)
  const scores = rows.map((row) => row.filter((cell) => known.has(plain(cell))).length)
  const best = Math.max(0, ...scores)
  if (best >= 2) return scores.indexOf(best)
  const texts = rows.findIndex((row) => row.filter((cell) => isName(cell)).length >= 3)
  return Math.max(0, texts)
}

const isName = (cell: string): boolean => /\p{L}/u.test(cell) && readAmount(cell) === undefined

/** A proposal for a layout that nobody has mapped yet. */
export function guessMapping(cells: readonly (readonly string[])[]): StatementMapping {
  const headerRow = findHeader(cells)
  const header = (cells[headerRow] ?? []).map(plain)
  const columns: StatementMapping['columns'] = {}
  const taken = new Set<number>()
  const give = (field: StatementField, fits: (name: string, known: string) => boolean) => {
    if (columns[field] !== undefined) return
    for (const known of names[field]) {
      const at = header.findIndex((name, index) => !taken.has(index) && name !== '' && fits(name, known))
      if (at < 0) continue
      columns[field] = at
      taken.add(at)
      return
    }
  }
  // Those that are named to the letter have the first choice.
  for (const field of statementFields) give(field, (name, known) => name === known)
  for (const field of statementFields) give(field, (name, known) => known.length > 4 && name.includes(known))
  const rows = cells.slice(headerRow + 1, headerRow + 1 + daysLookedAt)
  const days = columns.at === undefined ? [] : rows.map((row) => row[columns.at!] ?? '')
  return { headerRow, columns, dayOrder: guessOrder(days), defaultKind: 'payment' }
}

/** The month stands first where the second number is once more than twelve and the first never. */
function guessOrder(days: readonly string[]): StatementMapping['dayOrder'] {
  const wrong = (order: StatementMapping['dayOrder']) =>
    days.filter((day) => day !== '' && readMoment(day, order) === undefined).length
  return wrong('mdy') < wrong('dmy') ? 'mdy' : 'dmy'
}
