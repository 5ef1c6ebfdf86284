import { tables } from '@prostuti/db'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const ownView = 'how a member likes their lists is their own matter'

const tomorrow = () => new Date(Date.now() + 86_400_000)

/** A job of whoever asks. */
const ofJob =
  (given: Partial<typeof tables.staffJob.$inferInsert> = {}) =>
  async ({ db }: StaffWorld, staffId: number) => {
    await db.delete(tables.staffJob)
    const values = { kind: 'faq.csv', title: 'সব', input: {}, staffId, ...given }
    const [made] = await db.insert(tables.staffJob).values(values).returning()
    return { params: { id: made!.id } }
  }

/** The kit that every list and form stands on. */
export const deskRows: Record<string, StaffMatrixRow> = {
  listJobs: {},
  readJob: { ask: ofJob() },
  cancelJob: { ask: ofJob() },
  jobFile: {
    ask: ofJob({ kind: 'audit.csv', state: 'done', fileName: 'audit.csv', endedAt: new Date(), expiresAt: tomorrow() }),
  },
  searchOffice: { ask: () => ({ query: { q: 'নুসরাত' } }) },
  readPresence: { ask: () => ({ query: { place: 'faqs/1' } }) },
  sayPresence: {
    ask: () => ({ body: { place: 'faqs/1', is_open: true } }),
    unaudited: 'who looks at what is forgotten within the minute',
  },
  readListView: { ask: () => ({ query: { list: '/faqs' } }) },
  saveListColumns: { ask: () => ({ body: { list: '/faqs', columns: ['title'] } }), unaudited: ownView },
  saveListQuery: {
    ask: ({ next }) => ({ body: { list: '/faqs', name: `${next()}`, query: 'active=false' } }),
    unaudited: ownView,
  },
  dropListQuery: {
    ask: async ({ db, next }, staffId) => {
      const values = { staffId, list: '/faqs', name: `${next()}`, query: 'active=false' }
      const [made] = await db.insert(tables.savedQuery).values(values).returning()
      return { params: { id: made!.id } }
    },
    unaudited: ownView,
  },
}
