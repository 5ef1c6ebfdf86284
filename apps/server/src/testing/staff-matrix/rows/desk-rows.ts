import type { StaffMatrixRow } from '../staff-matrix-row.ts'

const ownView = 'how a member likes their lists is their own matter'
const missing = 'there is none'

/** The kit that every list and form stands on. */
export const deskRows: Record<string, StaffMatrixRow> = {
  listJobs: {},
  // Each sees their own, and these are nobody's; the tests of jobs ask for others'.
  readJob: { ask: ({ nobody }) => ({ params: { id: nobody } }), answers: 404 },
  cancelJob: { ask: ({ nobody }) => ({ params: { id: nobody } }), answers: 404, unaudited: missing },
  jobFile: { ask: ({ nobody }) => ({ params: { id: nobody } }), answers: 404 },
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
  dropListQuery: { ask: ({ nobody }) => ({ params: { id: nobody } }), answers: 404, unaudited: missing },
}
