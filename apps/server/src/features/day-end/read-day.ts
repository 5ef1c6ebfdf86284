import type { ResponseOf } from '@prostuti/contract'
import type { readDayEnd } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { aliasedTable, and, desc, eq, isNotNull } from 'drizzle-orm'
import { findOpenSignature } from '../signature/index.ts'
import { may, type StaffMember } from '../staff/index.ts'
import { seesWholeCentre } from '../statement/index.ts'
import { findExceptions } from './find-exceptions.ts'
import { areOff, readBooks } from './read-books.ts'
import { readCounts } from './read-counts.ts'
import { keptOf, readWays, type Span } from './read-ways.ts'

const { contact, dayClose, dayExplanation, signature, staff } = tables

export type ShownDay = ResponseOf<typeof readDayEnd>['day']

/** What a day came to: kept as the two who closed it saw it, so that nothing that comes to light later changes it. */
export type DayFigures = Pick<ShownDay, 'ways' | 'books' | 'counts' | 'exceptions'>

/** What the two signatures of a day are asked for. */
export const closeDeed = (day: string) => ({ deed: 'day.close', resource: 'day', resourceId: day })

const dayMs = 86_400_000

export function spanOf(day: string): Span {
  const start = dhakaMidnight(day)
  return { start, end: new Date(start.getTime() + dayMs) }
}

type DayReader = { day: string; member: StaffMember; now: Date }

export async function readDay(tx: Tx, reader: DayReader): Promise<ShownDay> {
  const { day, member, now } = reader
  // Who is bound to some branches sees the drawers of those, and nothing else of the day.
  const isWhole = seesWholeCentre(member)
  const isTheirs = (branch: { id: number } | null) =>
    isWhole || (branch !== null && (member.branchIds?.includes(branch.id) ?? false))
  const close = await readClose(tx, day)
  const { ways, books, counts, exceptions } = close?.figures ?? (await readFigures(tx, day))
  const shown = {
    ways: ways.filter(({ branch }) => isTheirs(branch)),
    books: isWhole ? books : null,
    counts: counts.filter(({ branch }) => isTheirs(branch)),
    exceptions: exceptions.filter(({ branch }) => isTheirs(branch)),
  }
  const open = await findOpenSignature(tx, closeDeed(day))
  const asked = open ? { by: open.askedBy, at: open.askedAt.toISOString(), words: open.words } : null
  const state = close ? 'closed' : asked ? 'asked' : 'open'
  const isOver = now >= spanOf(day).end
  const isReady = !(books && areOff(books)) && shown.exceptions.every(({ explanation }) => explanation !== null)
  return {
    ...{ day, state, is_over: isOver, ...shown },
    ...{ asked, declined: asked || close ? null : await readDeclined(tx, day), closed: close?.closed ?? null },
    branches: await readBranches(tx, isTheirs),
    may: {
      explain: state !== 'closed' && may(member, 'ledger.write'),
      ask: isWhole && state === 'open' && isOver && isReady && may(member, 'ledger.write'),
      sign: isWhole && state === 'asked' && isReady && open!.askedBy.id !== member.id && may(member, 'ledger.sign'),
      decline: isWhole && state === 'asked' && may(member, 'ledger.sign'),
    },
  }
}

/** What an open day comes to as it stands. */
async function readFigures(tx: Tx, day: string): Promise<DayFigures> {
  const span = spanOf(day)
  const ways = await readWays(tx, span)
  const counts = await readCounts(tx, day)
  const found = await findExceptions(tx, { day, span, ways, counts })
  const explained = await readExplanations(tx, day)
  return {
    ways: ways.map(({ came, back, fee, ...way }) => ({
      ...{ ...way, came_paisa: came, back_paisa: back, fee_paisa: fee },
      counted_paisa: counts.find(({ branch }) => branch.id === way.branch?.id)?.total ?? null,
    })),
    books: await readBooks(tx, span),
    counts: counts.map(({ total, at, ...count }) => {
      const way = ways.find(({ branch }) => branch?.id === count.branch.id)
      return { ...count, total_paisa: total, expected_paisa: way ? keptOf(way) : 0, at: at.toISOString() }
    }),
    exceptions: found.map((each) => ({ ...each, explanation: explained.get(each.about) ?? null })),
  }
}

async function readExplanations(tx: Tx, day: string) {
  const rows = await tx
    .select({
      ...{ about: dayExplanation.about, words: dayExplanation.words, at: dayExplanation.at },
      by: { id: staff.id, name: staff.name },
    })
    .from(dayExplanation)
    .innerJoin(staff, eq(staff.id, dayExplanation.staffId))
    .where(eq(dayExplanation.day, day))
  return new Map(rows.map(({ about, at, ...rest }) => [about, { ...rest, at: at.toISOString() }]))
}

const asker = aliasedTable(staff, 'asker')

async function readClose(tx: Tx, day: string) {
  const [found] = await tx
    .select({
      ...{ asked_by: { id: asker.id, name: asker.name }, by: { id: staff.id, name: staff.name } },
      ...{ at: dayClose.closedAt, figures: dayClose.figures },
    })
    .from(dayClose)
    .innerJoin(staff, eq(staff.id, dayClose.closedBy))
    .innerJoin(asker, eq(asker.id, dayClose.askedBy))
    .where(eq(dayClose.day, day))
  if (found === undefined) return
  const { figures, at, ...by } = found
  return { figures: figures as DayFigures, closed: { ...by, at: at.toISOString() } }
}

/** Why the last one who was asked did not sign. */
async function readDeclined(tx: Tx, day: string): Promise<ShownDay['declined']> {
  const { deed, resource, resourceId } = closeDeed(day)
  const [found] = await tx
    .select({ by: { id: staff.id, name: staff.name }, at: signature.endedAt, words: signature.endedWords })
    .from(signature)
    .innerJoin(staff, eq(staff.id, signature.endedBy))
    .where(
      and(
        eq(signature.deed, deed),
        eq(signature.resource, resource),
        eq(signature.resourceId, resourceId),
        isNotNull(signature.endedAt),
      ),
    )
    .orderBy(desc(signature.id))
    .limit(1)
  return found ? { ...found, at: found.at!.toISOString() } : null
}

async function readBranches(tx: Tx, isTheirs: (branch: { id: number }) => boolean): Promise<ShownDay['branches']> {
  const rows = await tx
    .select({ id: contact.id, name: contact.name })
    .from(contact)
    .where(eq(contact.isActive, true))
    .orderBy(contact.position, contact.id)
  return rows.filter(isTheirs)
}
