import { randomInt } from 'node:crypto'
import type { Transaction } from '@prostuti/db'
import { tables } from '@prostuti/db'
import { getTableColumns } from 'drizzle-orm'
import { asColumns } from '../../resource/index.ts'
import { addJobKind, csvFile, type JobStep, type StaffJobKinds, type StepOutcome } from '../../staff-jobs/index.ts'
import { onlyOf } from '../purchasables/code-purchases.ts'
import type { CodeTerms } from './refuse-terms.ts'

const { discountCode } = tables

export type CodeSeries = { prefix: string; count: number; terms: CodeTerms }

export const codeSeriesKind = 'discount_codes'

/** Without letters and digits that are taken for one another on paper or over the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const randomLetters = 7
const perStep = 50
const fileLifeMs = 7 * 86_400_000

/** Makes many codes, each of which nobody can guess from another, and a file of them to hand out. */
export const addCodeSeriesJob = (kinds: StaffJobKinds): void =>
  addJobKind<CodeSeries>(kinds, {
    kind: codeSeriesKind,
    action: 'codes.write',
    file: { format: csvFile, lifeMs: fileLifeMs },
    step: makeSome,
  })

async function makeSome(tx: Transaction, { input, position, now }: JobStep<CodeSeries>): Promise<StepOutcome> {
  const { prefix, count, terms } = input
  const made = Number(position?.made ?? 0)
  const wanted = Math.min(perStep, count - made)
  const values = {
    ...asColumns(getTableColumns(discountCode), terms),
    only: onlyOf(terms),
    createdAt: now,
    updatedAt: now,
  } as Omit<typeof discountCode.$inferInsert, 'code'>
  // One that is there already is drawn anew in the next step.
  const rows = await tx
    .insert(discountCode)
    .values(Array.from({ length: wanted }, () => ({ ...values, code: drawCode(prefix) })))
    .onConflictDoNothing({ target: discountCode.code })
    .returning({ code: discountCode.code })
  const done = made + rows.length
  return {
    next: done < count ? { made: done } : undefined,
    done: rows.length,
    total: count,
    items: rows.map(({ code }) => ({ key: code, outcome: 'done' })),
    part: Buffer.from(rows.map(({ code }) => `${code}\r\n`).join('')),
  }
}

const drawCode = (prefix: string): string =>
  prefix.toUpperCase() + Array.from({ length: randomLetters }, () => alphabet[randomInt(alphabet.length)]).join('')
