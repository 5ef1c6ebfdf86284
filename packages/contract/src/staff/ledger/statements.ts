import { z } from 'zod'
import { day, idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { paisa, reference, staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/statements'
const linePath = '/api/v3/admin/statement-lines'

export const statementBytes = 10 * 1024 * 1024

export const statementProviders = ['bkash', 'sslcommerz', 'other'] as const
export const statementKinds = ['payment', 'refund', 'chargeback', 'fee', 'payout', 'adjustment', 'other'] as const
export const statementLineStates = ['matched', 'differs', 'proposed', 'stranger', 'left', 'settled'] as const
export const statementFields = [
  'provider_id',
  'own_ref',
  'at',
  'gross',
  'fee',
  'tax',
  'net',
  'credit',
  'debit',
  'kind',
  'status',
  'payer',
  'method',
  'batch',
  'count',
] as const

const counts = z.object({
  lines: z.number().int(),
  repeated: z.number().int(),
  passed_over: z.number().int(),
  matched: z.number().int(),
  /** Of those that name or could be money of ours: what nobody has decided yet. */
  open: z.number().int(),
})

const listedStatement = z.object({
  id: z.number().int(),
  provider: z.enum(statementProviders),
  name: z.string(),
  state: z.enum(['open', 'taken', 'dropped']),
  by: staffName,
  created_at: instant,
  taken_at: instant.nullable(),
  first_day: day.nullable(),
  last_day: day.nullable(),
  counts,
})

export const listStatements = defineStaffCall({
  method: 'GET',
  path,
  summary: 'Statements of gateways that were brought here, the newest first',
  action: 'ledger.read',
  query: z.object({
    provider: z.enum(statementProviders).optional(),
    before: wholeNumber(1, 2_147_483_647).optional(),
  }),
  status: 200,
  response: z.object({ rows: z.array(listedStatement), next: z.number().int().nullable() }),
})

export const uploadStatement = defineStaffCall({
  method: 'POST',
  path,
  summary:
    'A statement as raw bytes (CSV, XLSX, or a table that a panel calls .xls), judged by its content. Nothing is taken before its columns are confirmed',
  action: 'ledger.write',
  query: z.object({ provider: z.enum(statementProviders), name: z.string().trim().min(1).max(200) }),
  status: 201,
  response: z.object({ id: z.number().int() }),
  errors: ['payload_too_large', 'unsupported_media_type', 'statement_known'],
})

/** How the columns of a layout are read. */
const mapping = z.object({
  header_row: z.number().int().min(0).max(200),
  columns: z
    .partialRecord(z.enum(statementFields), z.number().int().min(0).max(39))
    .meta({ maxProperties: statementFields.length }),
  day_order: z.enum(['dmy', 'mdy']),
  default_kind: z.enum(statementKinds),
})

const shownLine = z.object({
  /** The row of the file. */
  number: z.number().int(),
  kind: z.enum(statementKinds),
  provider_id: z.string(),
  own_ref: z.string(),
  at: instant,
  has_time: z.boolean(),
  amount_paisa: z.number().int(),
  is_gross: z.boolean(),
  fee_paisa: z.number().int().nullable(),
  net_paisa: z.number().int().nullable(),
  payer_end: z.string(),
  method: z.string(),
  is_uneven: z.boolean(),
})

const preview = z.object({
  /** Whether this layout was confirmed before. */
  is_known: z.boolean(),
  mapping,
  header: z.array(z.string()),
  missing: z.array(z.enum(['id', 'at', 'amount'])),
  lines: z.number().int(),
  passed_over: z.number().int(),
  faults: z.number().int(),
  /** The first of each. */
  sample: z.array(shownLine),
  first_faults: z.array(z.object({ number: z.number().int(), field: z.enum(statementFields), cell: z.string() })),
})

const statement = z.object({ statement: listedStatement.extend({ preview: preview.nullable() }) })

export const readStatement = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One statement: how its columns are read while it is open, what came of it once it is taken',
  action: 'ledger.read',
  params: idParams,
  status: 200,
  response: statement,
})

export const mapStatement = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/mapping`,
  summary: 'Says which column of an open statement means what, and shows the first lines as they are read then',
  action: 'ledger.write',
  params: idParams,
  body: mapping,
  status: 200,
  response: statement,
})

export const takeStatement = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/take`,
  summary:
    'Keeps the lines of a statement, each once however often it comes, and matches them with our own money. The layout is remembered',
  action: 'ledger.write',
  params: idParams,
  /** Lines that cannot be read are left out only when somebody says so. */
  body: z.object({ without_faulty: z.boolean() }),
  status: 200,
  response: statement,
  errors: ['statement_known', 'version_conflict'],
})

export const dropStatement = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/drop`,
  summary: 'Takes a statement out again with all its lines, while none of its days is closed',
  action: 'ledger.write',
  params: idParams,
  status: 200,
  response: z.object({ id: z.number().int() }),
  errors: ['day_closed', 'version_conflict'],
})

/** Money of ours that a line is, or could be. */
const ourMoney = z.object({
  kind: z.enum(['payment', 'refund']),
  id: z.number().int(),
  payment_id: z.number().int(),
  doctor: z.object({ id: z.number().int(), name: z.string() }),
  order: z.string(),
  amount_paisa: z.number().int(),
  at: instant,
  /** Only money that came can be matched; what is still undecided is to be decided first. */
  is_paid: z.boolean(),
  percent: z.number().int(),
})

export const statementLine = shownLine.extend({
  id: z.number().int(),
  file_id: z.number().int(),
  provider: z.enum(statementProviders),
  state: z.enum(statementLineStates),
  way: z.enum(['provider_id', 'own_ref', 'likeness', 'person']).nullable(),
  candidates: z.array(ourMoney),
  decided: z.object({ by: staffName, at: instant, words: z.string().nullable() }).nullable(),
})

export const listStatementLines = defineStaffCall({
  method: 'GET',
  path: linePath,
  summary: 'Lines of statements by file, day, provider and state, with the money of ours that they are or could be',
  action: 'ledger.read',
  query: z.object({
    file: wholeNumber(1, 2_147_483_647).optional(),
    day: day.optional(),
    provider: z.enum(statementProviders).optional(),
    show: z.enum(['open', 'all', ...statementLineStates]).optional(),
    after: wholeNumber(1, 2_147_483_647).optional(),
  }),
  status: 200,
  response: z.object({ rows: z.array(statementLine), next: z.number().int().nullable() }),
})

export const matchStatementLine = defineStaffCall({
  method: 'POST',
  path: `${linePath}/:id/match`,
  summary: 'Says which payment or refund of ours a line is, of the same amount',
  action: 'ledger.write',
  params: idParams,
  body: z.object({ kind: z.enum(['payment', 'refund']), id: reference }),
  status: 200,
  response: z.object({ line: statementLine }),
  errors: ['version_conflict', 'amount_differs'],
})

export const settleStatementLine = defineStaffCall({
  method: 'POST',
  path: `${linePath}/:id/settle`,
  summary: 'Says in words what a line is that is no money of ours',
  action: 'ledger.write',
  params: idParams,
  body: z.object({ words: z.string().trim().min(3).max(500) }),
  status: 200,
  response: z.object({ line: statementLine }),
  errors: ['version_conflict'],
})

export const reopenStatementLine = defineStaffCall({
  method: 'POST',
  path: `${linePath}/:id/reopen`,
  summary: 'Takes back what a person said of a line',
  action: 'ledger.write',
  params: idParams,
  status: 200,
  response: z.object({ line: statementLine }),
  errors: ['version_conflict'],
})

export const rematchStatements = defineStaffCall({
  method: 'POST',
  path: `${path}/rematch`,
  summary: 'Matches the open lines of a provider once more, after payments were mended',
  action: 'ledger.write',
  body: z.object({ provider: z.enum(statementProviders) }),
  status: 200,
  response: z.object({ matched: z.number().int(), open: z.number().int() }),
})

/** What providers kept for themselves, against what they said they would. */
export const readStatementFees = defineStaffCall({
  method: 'GET',
  path: `${path}/fees`,
  summary: 'What providers kept for themselves, by month and method, against what was to be expected',
  action: 'ledger.read',
  query: z.object({ provider: z.enum(statementProviders).optional() }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        month: z.string(),
        provider: z.enum(statementProviders),
        method: z.string(),
        count: z.number().int(),
        amount_paisa: paisa,
        fee_paisa: z.number().int(),
        /** Null where the gateway said nothing of it when it was paid. */
        expected_paisa: z.number().int().nullable(),
      }),
    ),
  }),
})
