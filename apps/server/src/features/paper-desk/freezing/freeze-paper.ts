import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { askSignature, endSignature, signOpen } from '../../signature/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { isFreezable } from '../builder/checks.ts'
import { readDesk } from '../builder/read-desk.ts'
import { holdPaper, type PaperRow } from '../paper-scope.ts'
import { findRequest, type PaperDeed, paperDeed } from './open-request.ts'

const { attempt, paper } = tables

type Person = { id: number; deed: PaperDeed; member: StaffMember; now: Date }

/** The first person asks: it must be possible already, so that the second signs what can be done. */
export async function askFreeze(
  tx: Transaction,
  asking: Person & { of?: number | undefined; words?: string | undefined },
) {
  const { id, deed, member, now, of, words } = asking
  const row = await holdPaper(tx, { id, member })
  const open = await findRequest(tx, id)
  if (open && open.deed !== deed) throw new AppError('paper_asked')
  await require[deed](tx, row, { member, now })
  await askSignature(tx, { ...paperDeed(id, deed), member, askedOf: of ?? null, words: words ?? null, now })
}

/** The second person signs, and it is done: in one transaction, while nobody else can change the paper. */
export async function signPaper(tx: Transaction, { id, deed, member, now }: Person) {
  const row = await holdPaper(tx, { id, member })
  const { askedBy } = await signOpen(tx, { ...paperDeed(id, deed), member, now })
  await require[deed](tx, row, { member, now })
  const values =
    deed === 'freeze'
      ? { stage: 'frozen' as const, frozenAt: now, isActive: true }
      : { stage: 'ready' as const, frozenAt: null, isActive: false }
  await tx
    .update(paper)
    .set({ ...values, updatedAt: now })
    .where(eq(paper.id, id))
  return { before: { stage: row.stage }, after: { stage: values.stage }, askedBy: askedBy.id }
}

/** Taken back by who asked, or refused by another. */
export async function endFreeze(
  tx: Transaction,
  { id, deed, member, now, words }: Person & { words?: string | undefined },
) {
  await holdPaper(tx, { id, member })
  if (!(await endSignature(tx, { ...paperDeed(id, deed), member, now, words: words ?? null })))
    throw new AppError('not_found')
}

type By = { member: StaffMember; now: Date }

const require: Record<PaperDeed, (tx: Transaction, row: PaperRow, by: By) => Promise<void>> = {
  /** Ready, rehearsed as it stands now, and nothing missing that has to be there. */
  freeze: async (tx, row, { member, now }) => {
    if (row.stage !== 'ready') throw new AppError('paper_unfinished')
    const { checks } = await readDesk(tx, { row, member, now })
    if (!isFreezable(checks)) throw new AppError('paper_unfinished')
  },
  /** Only before it opens, and before anybody began. */
  unfreeze: async (tx, row, { now }) => {
    if (row.stage !== 'frozen') throw new AppError('not_found')
    const hasOpened = row.opensAt === null || now >= row.opensAt
    if (hasOpened || (await tx.$count(attempt, eq(attempt.paperId, row.id))) > 0) throw new AppError('paper_opened')
  },
}
