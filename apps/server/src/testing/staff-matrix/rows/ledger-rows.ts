import { tables } from '@prostuti/db'
import { buildReceived } from '../../builders/build-received.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { contact, signature, statementFile, statementLine } = tables

const mapping = {
  ...{ headerRow: 0, columns: { provider_id: 0, at: 1, gross: 2 } },
  ...{ dayOrder: 'dmy' as const, defaultKind: 'payment' as const },
}

/** A statement that was brought and not taken yet. */
async function makeFile({ db, next }: StaffWorld, given: Partial<typeof statementFile.$inferInsert> = {}) {
  const { id: staffId } = await buildStaff(db, { role: 'owner' })
  const key = `matrix-${next()}`
  const cells = [
    ['Trx ID', 'Date', 'Amount'],
    [key, '16/11/2026 10:00', '1'],
  ]
  const [made] = await db
    .insert(statementFile)
    .values({
      ...{ provider: 'other', name: 'ক.csv', content: Buffer.from(key), sha256: key, cells, mapping },
      ...{ staffId, createdAt: new Date(), ...given },
    })
    .returning()
  return made!
}

/** A line that nobody has decided about. */
async function makeLine(world: StaffWorld, given: Partial<typeof statementLine.$inferInsert> = {}) {
  const file = await makeFile(world, { state: 'taken', takenAt: new Date(), cells: null })
  const [made] = await world.db
    .insert(statementLine)
    .values({
      ...{ fileId: file.id, number: 2, provider: 'other', fingerprint: file.sha256, kind: 'payment' },
      ...{ providerId: file.sha256, ownRef: '', at: new Date('2026-11-16T04:00:00Z'), hasTime: true },
      ...{ amountPaisa: 550_000, isGross: true, payerEnd: '', method: '', batch: '', isUneven: false, raw: [] },
      ...{ state: 'stranger', ...given },
    })
    .returning()
  return made!
}

const ofFile = (askOf: (id: number) => StaffAsk): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => askOf((await makeFile(world)).id)
  return { ask, foreign: ask }
}
const ofLine = (
  askOf: (id: number) => StaffAsk,
  given?: Partial<typeof statementLine.$inferInsert>,
): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => askOf((await makeLine(world, given)).id)
  return { ask, foreign: ask }
}

async function askMatch(world: StaffWorld): Promise<StaffAsk> {
  const { id } = await makeLine(world)
  const { payment } = await buildReceived(world.test.deps, {
    trx: `MX${world.next()}`,
    gateway: 'manual',
    at: new Date(),
  })
  return { params: { id }, body: { kind: 'payment', id: payment.id } }
}

async function askReopen(world: StaffWorld): Promise<StaffAsk> {
  const { id: staffId } = await buildStaff(world.db, { role: 'owner' })
  const { id } = await makeLine(world, { state: 'settled', words: 'অন্য টাকা', staffId, decidedAt: new Date() })
  return { params: { id } }
}

/** A day long ago on which nothing happened. */
const emptyDay = ({ next }: StaffWorld): string =>
  new Date(Date.UTC(2001, 0, 1) + next() * 86_400_000).toISOString().slice(0, 10)

const ofDay = (body?: object): StaffMatrixRow => {
  const ask = (world: StaffWorld) => ({ params: { day: emptyDay(world) }, ...(body && { body }) })
  return { ask, foreign: ask }
}

/** A day that somebody asked another to sign. */
const ofAsked = (body?: object): StaffMatrixRow => {
  const ask = async (world: StaffWorld): Promise<StaffAsk> => {
    const day = emptyDay(world)
    const { id: askedBy } = await buildStaff(world.db, { role: 'owner' })
    const deed = { deed: 'day.close', resource: 'day', resourceId: day }
    await world.db.insert(signature).values({ ...deed, askedBy, askedAt: new Date() })
    return { params: { day }, ...(body && { body }) }
  }
  return { ask, foreign: ask }
}

async function askCount(world: StaffWorld): Promise<StaffAsk> {
  const [branch] = await world.db
    .insert(contact)
    .values({ name: { bn: 'শাখা' }, address: { bn: 'ঢাকা' } })
    .returning()
  return { params: { day: emptyDay(world) }, body: { branch_id: branch!.id, notes: [{ value: 500, count: 2 }] } }
}

const everything: StaffMatrixRow = { ask: () => ({}), foreign: () => ({}) }

/** Statements, the day-end and the ledger: of the whole centre, so that who is bound to a part of it does not find them. */
export const ledgerRows: Record<string, StaffMatrixRow> = {
  listStatements: everything,
  uploadStatement: {
    ask: () => ({ query: { provider: 'bkash', name: 'ক.csv' } }),
    foreign: () => ({ query: { provider: 'bkash', name: 'ক.csv' } }),
    answers: 415,
    unaudited: 'nothing was kept',
  },
  readStatement: ofFile((id) => ({ params: { id } })),
  mapStatement: ofFile((id) => ({
    params: { id },
    body: { header_row: 0, columns: { provider_id: 0, at: 1, gross: 2 }, day_order: 'dmy', default_kind: 'payment' },
  })),
  takeStatement: ofFile((id) => ({ params: { id }, body: { without_faulty: false } })),
  dropStatement: ofFile((id) => ({ params: { id } })),
  rematchStatements: { ask: () => ({ body: { provider: 'other' } }), foreign: () => ({ body: { provider: 'other' } }) },
  readStatementFees: everything,
  listStatementLines: everything,
  matchStatementLine: { ask: askMatch, foreign: askMatch },
  settleStatementLine: ofLine((id) => ({ params: { id }, body: { words: 'অন্য টাকা' } })),
  reopenStatementLine: { ask: askReopen, foreign: askReopen },
  listDayEnds: everything,
  readDayEnd: {
    ask: (world) => ({ params: { day: emptyDay(world) } }),
    unscoped: 'shows the drawers of their branches alone, asked in day-end.test.ts',
  },
  countCash: { ask: askCount, foreign: askCount },
  explainDay: ofDay({ about: 'statement:bkash', words: 'কাল আসবে' }),
  askDayClose: ofDay({ words: null }),
  declineDayClose: ofAsked({ words: 'আগে গুনুন' }),
  closeDay: ofAsked(),
  exportLedger: {
    ask: () => ({ body: { from: '2026-11-01', to: '2026-11-30' } }),
    foreign: () => ({ body: { from: '2026-11-01', to: '2026-11-30' } }),
  },
  listLedger: everything,
}
