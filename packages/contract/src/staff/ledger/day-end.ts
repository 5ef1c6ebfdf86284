import { z } from 'zod'
import { day, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, staffName } from '../staff-fields.ts'
import { statementLine, statementProviders } from './statements.ts'

const path = '/api/v3/admin/day-ends'
const params = z.object({ day })

export const dayStates = ['open', 'asked', 'closed'] as const
export const payWays = ['bkash', 'sslcommerz', 'manual', 'cash'] as const
export const ledgerAccountNames = ['receivable', 'revenue', 'discount', 'refund', 'cash', 'payable'] as const

/** What Bangladesh Bank issues, in taka; the coins of 1, 2 and 5 among them. */
export const noteValues = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const

/** More taka than fit a drawer: somebody's finger stayed on a key. */
const drawerAtMost = 20_000_000

const branch = z.object({ id: z.number().int(), name: shownText })
const money = z.number().int()

const way = z.object({
  way: z.enum(payWays),
  /** Of cash. */
  branch: branch.nullable(),
  payments: z.number().int(),
  refunds: z.number().int(),
  came_paisa: money,
  back_paisa: money,
  /** What the provider kept, as far as its statements say; null where none does. */
  fee_paisa: money.nullable(),
  /** How many of the payments a statement or a person has confirmed. */
  confirmed: z.number().int(),
  /** Of cash: what was counted. */
  counted_paisa: money.nullable(),
})

export const dayExceptionKinds = [
  'only_ours',
  'only_statement',
  'differs',
  'cash_differs',
  'cash_uncounted',
  'no_statement',
] as const

const exception = z.object({
  /** What it is about, by which it is explained. */
  about: z.string(),
  kind: z.enum(dayExceptionKinds),
  paisa: money,
  provider: z.enum(statementProviders).nullable(),
  branch: branch.nullable(),
  /** Money of ours without a line. */
  ours: z
    .object({
      payment_id: z.number().int(),
      doctor: z.object({ id: z.number().int(), name: z.string() }),
      reference: z.string(),
      at: instant,
    })
    .nullable(),
  /** A line without money of ours. */
  line: statementLine.nullable(),
  /** Whether it came so late that the next day's statement will have it. */
  is_late: z.boolean(),
  explanation: z.object({ words: z.string(), by: staffName, at: instant }).nullable(),
})

const shownDay = z.object({
  day,
  state: z.enum(dayStates),
  is_over: z.boolean(),
  ways: z.array(way),
  /** What only who keeps the books of the whole centre sees. */
  books: z
    .object({
      accounts: z.array(z.object({ account: z.enum(ledgerAccountNames), debit_paisa: money, credit_paisa: money })),
      /** What payments and refunds say of the day, less what the ledger says: to be nothing. */
      difference_paisa: money,
      unbalanced: z.number().int(),
      receipts: z
        .object({ first: z.string(), last: z.string(), count: z.number().int(), missing: z.number().int() })
        .nullable(),
    })
    .nullable(),
  counts: z.array(
    z.object({
      branch,
      notes: z.record(z.string(), z.number().int()),
      total_paisa: money,
      expected_paisa: money,
      by: staffName,
      at: instant,
    }),
  ),
  exceptions: z.array(exception),
  asked: z.object({ by: staffName, at: instant, words: z.string().nullable() }).nullable(),
  declined: z.object({ by: staffName, at: instant, words: z.string().nullable() }).nullable(),
  closed: z.object({ asked_by: staffName, by: staffName, at: instant }).nullable(),
  /** Branches whose drawer the reader may count. */
  branches: z.array(branch),
  may: z.object({ explain: z.boolean(), ask: z.boolean(), sign: z.boolean(), decline: z.boolean() }),
})

const answer = z.object({ day: shownDay })

export const readDayEnd = defineStaffCall({
  method: 'GET',
  path: `${path}/:day`,
  summary: 'What a day came to by way, against the ledger, with what does not match',
  action: 'ledger.read',
  params,
  status: 200,
  response: answer,
})

export const listDayEnds = defineStaffCall({
  method: 'GET',
  path,
  summary: 'The days with money, the newest first, and which of them are closed',
  action: 'ledger.read',
  query: z.object({ before: day.optional() }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        day,
        state: z.enum(dayStates),
        came_paisa: money,
        back_paisa: money,
        closed_by: staffName.nullable(),
      }),
    ),
    next: day.nullable(),
  }),
})

export const countCash = defineStaffCall({
  method: 'POST',
  path: `${path}/:day/cash-counts`,
  summary: 'The notes in the drawer of a branch; who counts again replaces nothing, the last count holds',
  action: 'ledger.write',
  params,
  body: z.object({
    branch_id: reference,
    /** How many of each. */
    notes: z
      .array(
        z.object({
          value: z.union(noteValues.map((value) => z.literal(value))),
          count: z.number().int().min(0).max(100_000),
        }),
      )
      .max(noteValues.length)
      .refine((notes) => new Set(notes.map(({ value }) => value)).size === notes.length)
      .refine((notes) => notes.reduce((sum, { value, count }) => sum + value * count, 0) <= drawerAtMost),
  }),
  status: 200,
  response: answer,
  errors: ['day_closed'],
})

export const explainDay = defineStaffCall({
  method: 'POST',
  path: `${path}/:day/explanations`,
  summary: 'Why something of a day does not match; without words, the reason is taken back',
  action: 'ledger.write',
  params,
  body: z.object({
    about: z
      .string()
      .max(60)
      .regex(/^(cash|payment|refund|line|statement):[a-z0-9]+$/),
    words: z.string().trim().min(3).max(500).nullable(),
  }),
  status: 200,
  response: answer,
  errors: ['day_closed'],
})

export const askDayClose = defineStaffCall({
  method: 'POST',
  path: `${path}/:day/ask`,
  summary: 'Says that a day is right as it stands, and asks another to sign',
  action: 'ledger.write',
  params,
  body: z.object({ words: z.string().trim().max(500).nullable() }),
  status: 200,
  response: answer,
  errors: ['day_closed', 'day_not_over', 'day_unexplained', 'role_too_new'],
})

export const declineDayClose = defineStaffCall({
  method: 'POST',
  path: `${path}/:day/decline`,
  summary: 'Does not sign a day, or takes back having asked for it',
  action: 'ledger.sign',
  params,
  body: z.object({ words: z.string().trim().min(3).max(500) }),
  status: 200,
  response: answer,
  errors: ['version_conflict'],
})

export const closeDay = defineStaffCall({
  method: 'POST',
  path: `${path}/:day/close`,
  summary: 'The second signature: nothing is booked on that day any more',
  action: 'ledger.sign',
  params,
  status: 200,
  response: answer,
  errors: ['day_closed', 'day_unexplained', 'second_person_needed', 'role_too_new', 'version_conflict'],
})

export const exportLedger = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/ledger-exports',
  summary: 'The entries of some days with account codes, as a CSV file for the accountant',
  action: 'ledger.read',
  body: z.object({ from: day, to: day }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['too_many_requests'],
})

export const listLedger = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/ledger-entries',
  summary: 'Entries of the ledger with their lines, the newest first',
  action: 'ledger.read',
  query: z.object({
    day: day.optional(),
    account: z.enum(ledgerAccountNames).optional(),
    before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(['order', 'payment', 'refund', 'waiver', 'move']),
        at: instant,
        order: z.string(),
        payment_id: z.number().int().nullable(),
        doctor: z.object({ id: z.number().int(), name: z.string() }),
        title: shownText,
        receipt: z.string().nullable(),
        lines: z.array(z.object({ account: z.enum(ledgerAccountNames), amount_paisa: money })),
      }),
    ),
    next: z.number().int().nullable(),
  }),
})
