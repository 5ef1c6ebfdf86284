import { readAmount } from './read-amount.ts'
import { isDamagedId, payerEnd, readId } from './read-id.ts'
import { readMoment } from './read-moment.ts'
import type { StatementField, StatementKind, StatementMapping } from './statement-fields.ts'

/** What one line of a statement says, as far as it could be read. Amounts in paisa, without sign: the kind says which way. */
export type StatementLine = {
  kind: StatementKind
  providerId: string
  ownRef: string
  at: Date
  hasTime: boolean
  /** What the doctor paid, or got back; where only the net is told, that. */
  amount: number
  /** False where the amount is what was left after the fee. */
  isGross: boolean
  fee: number | null
  tax: number | null
  net: number | null
  payerEnd: string
  method: string
  batch: string
  /** Gross less fee and tax is not the net. */
  isUneven: boolean
}

export type LineFault = { field: StatementField; cell: string }

export type ReadLine = { line: StatementLine } | { faults: LineFault[] } | 'empty' | 'total' | 'not_settled'

const kindWords: [RegExp, StatementKind][] = [
  [/charge\s*-?back|dispute/i, 'chargeback'],
  [/refund|revers|ফেরত/i, 'refund'],
  [/pay\s?-?out|settle|withdraw|transfer to bank|disburs|cash\s?-?out/i, 'payout'],
  [/fee|charge|commission|vat|চার্জ/i, 'fee'],
  [/adjust/i, 'adjustment'],
  [/pay|sale|purchase|collection|receiv|capture|success|জমা|পেমেন্ট/i, 'payment'],
]

const failed = /fail|cancel|declin|expire|unattempt|pending|initiat|reject|void|ব্যর্থ|বাতিল/i
const totals = /^(?:grand\s*)?(?:sub\s*)?total|^sum\b|^opening balance|^closing balance|মোট/i

/** One row below the header. A cell that cannot be read is named; it is never taken for nothing. */
export function readLine(row: readonly string[], mapping: StatementMapping): ReadLine {
  const { columns, dayOrder } = mapping
  const cell = (field: StatementField): string =>
    columns[field] === undefined ? '' : (row[columns[field]] ?? '').trim()
  const filled = row.filter((each) => each.trim() !== '')
  if (filled.length === 0) return 'empty'
  if (totals.test(filled[0]!.trim()) && cell('provider_id') === '') return 'total'
  if (failed.test(cell('status'))) return 'not_settled'

  const faults: LineFault[] = []
  const amountOf = (field: StatementField): number | null => {
    const text = cell(field)
    if (text === '' || text === '-') return null
    const read = readAmount(text)
    if (read === undefined) faults.push({ field, cell: text })
    return read ?? null
  }
  const [gross, net, credit, debit] = [amountOf('gross'), amountOf('net'), amountOf('credit'), amountOf('debit')]
  const [fee, tax] = [amountOf('fee'), amountOf('tax')].map((read) => (read === null ? null : Math.abs(read)))
  const moment = readMoment(cell('at'), dayOrder)
  if (moment === undefined) faults.push({ field: 'at', cell: cell('at') })
  const ids = { provider_id: readId(cell('provider_id')), own_ref: readId(cell('own_ref')) }
  for (const [field, id] of Object.entries(ids))
    if (isDamagedId(id)) faults.push({ field: field as StatementField, cell: cell(field as StatementField) })

  const signed = firstOf(gross, credit || null, debit === null || debit === 0 ? null : -Math.abs(debit), net)
  if (signed === null && faults.length === 0) faults.push({ field: gross === null ? 'net' : 'gross', cell: '' })
  if (faults.length > 0 || moment === undefined || signed === null) return { faults }

  const kind = kindOf({ words: cell('kind') || cell('status'), signed, otherwise: mapping.defaultKind, ids })
  const amount = Math.abs(signed)
  return {
    line: {
      ...{ kind, providerId: ids.provider_id, ownRef: ids.own_ref, ...moment, amount },
      ...{ isGross: gross !== null || credit !== null || debit !== null, fee: fee ?? null, tax: tax ?? null },
      net: net === null ? null : Math.abs(net),
      ...{ payerEnd: payerEnd(cell('payer')), method: cell('method').slice(0, 60), batch: readId(cell('batch')) },
      isUneven: gross !== null && net !== null && fee !== null && isOff(amount, fee! + (tax ?? 0), Math.abs(net)),
    },
  }
}

const firstOf = (...found: (number | null)[]): number | null => found.find((each) => each !== null) ?? null

/** A provider that rounds the fee may be one paisa off. */
const isOff = (gross: number, taken: number, net: number): boolean => Math.abs(gross - taken - net) > 1

type KindFacts = {
  words: string
  signed: number
  otherwise: StatementKind
  ids: { provider_id: string; own_ref: string }
}

function kindOf({ words, signed, otherwise, ids }: KindFacts): StatementKind {
  const named = kindWords.find(([word]) => word.test(words))?.[1] ?? otherwise
  if (named !== 'payment' || signed >= 0) return named
  // Money that left: to a doctor where it names a payment, else somewhere that is not ours to say.
  return ids.provider_id !== '' || ids.own_ref !== '' ? 'refund' : 'other'
}
