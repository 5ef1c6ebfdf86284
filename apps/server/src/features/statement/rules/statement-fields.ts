import type { statementFields, statementKinds } from '@prostuti/contract/staff'

/** What a column of a statement can say. */
export type StatementField = (typeof statementFields)[number]

/** What happened to the money of a line. A payout is a batch that the provider sent to the bank. */
export type StatementKind = (typeof statementKinds)[number]

/** How the columns of one layout are to be read. */
export type StatementMapping = {
  /** The row with the names of the columns, counted from 0. */
  headerRow: number
  /** Which column says what. */
  columns: Partial<Record<StatementField, number>>
  /** The day before the month, as everybody here writes it, or the American way; years in front are read in either. */
  dayOrder: 'dmy' | 'mdy'
  /** What lines are whose kind nothing else says; a minus, or a debit, turns a payment into a refund. */
  defaultKind: StatementKind
}

/** What must be known of a layout before it can be read; empty where all is. */
export type MissingColumn = 'id' | 'at' | 'amount'

const amounts: readonly StatementField[] = ['gross', 'net', 'credit', 'debit']

/** A layout without the ids of payments can still be one of batches. */
export function missingColumns({ columns }: Pick<StatementMapping, 'columns'>): MissingColumn[] {
  const has = (field: StatementField) => columns[field] !== undefined
  const missing: MissingColumn[] = []
  if (!has('provider_id') && !has('own_ref') && !has('batch') && !has('payer')) missing.push('id')
  if (!has('at')) missing.push('at')
  if (!amounts.some(has)) missing.push('amount')
  return missing
}
