import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import type { UploadFacts } from './learning-values.ts'

export const uploadKinds = ['video', 'document'] as const

/**
 * `open`: parts of it come; `whole`: all of it is there, not judged yet; `good`: it is what it should be, and waits for a form that
 * takes it; `refused`: it is not; `taken`: a video or a document has it.
 */
export const uploadStates = ['open', 'whole', 'good', 'refused', 'taken'] as const

/** A large file on its way here, part by part (decision 071). Only who began it goes on with it. */
export const upload = pgTable(
  'upload',
  {
    id: identity(),
    // What it is called in addresses and in the storage.
    key: text().notNull().unique('upload_key_unique'),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    kind: text({ enum: uploadKinds }).notNull(),
    // As its owner calls it; nothing is decided by it.
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    // How much of it has arrived for certain.
    received: bigint({ mode: 'number' }).notNull().default(0),
    state: text({ enum: uploadStates }).notNull().default('open'),
    // Which request writes to it, and once it is whole which process judges it: a newer one takes over from one that hangs.
    writer: text(),
    // Since when a process judges it; one that died is taken over from.
    claimedAt: moment(),
    sha256: text(),
    facts: jsonb().$type<UploadFacts>(),
    // Why it was refused, as a word of the product.
    refusal: text(),
    ...timestamps(),
  },
  (table) => [
    index('upload_staff_id').on(table.staffId, table.id),
    index('upload_whole').on(table.id).where(sql`state = 'whole'`),
    index('upload_updated_at').on(table.updatedAt),
    check('upload_kind', oneOf(table.kind, uploadKinds)),
    check('upload_state', oneOf(table.state, uploadStates)),
    check('upload_bytes', sql`${table.bytes} > 0 and ${table.received} between 0 and ${table.bytes}`),
    check('upload_whole_bytes', sql`${table.state} = 'open' or ${table.received} = ${table.bytes}`),
    check('upload_judged', sql`(${table.state} in ('good', 'taken')) = (${table.facts} is not null)`),
  ],
)
