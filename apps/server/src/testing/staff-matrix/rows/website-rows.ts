import { tables } from '@prostuti/db'
import { resourceRows, singleRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { faq } = tables

const makeFaq = async ({ db }: StaffWorld): Promise<number> => {
  const values = { title: { bn: 'ফি কত?' }, answer: { bn: 'ব্যাচের পাতায় লেখা আছে।' }, category: 'fees' as const }
  const [made] = await db.insert(faq).values(values).returning({ id: faq.id })
  return made!.id
}

const ofTheCentre = 'the website is the whole centre’s'

export const websiteRows: Record<string, StaffMatrixRow> = {
  ...resourceRows('faqResource', {
    unscoped: ofTheCentre,
    make: makeFaq,
    fields: () => ({
      title: { bn: 'প্রশ্ন' },
      answer: { bn: 'উত্তর' },
      category: 'fees',
      show_on_home: false,
      is_active: true,
    }),
  }),
  ...singleRows('lookSingle', () => ({
    logo: null,
    footer_logo: null,
    brand_colour: '#7a1f2b',
    accent_colour: null,
  })),
  arrangeFaqs: {
    ask: async (world) => ({ body: { id: await makeFaq(world), before: null } }),
    unscoped: ofTheCentre,
  },
  listLinkTargets: { ask: () => ({ query: { q: 'fcps' } }) },
  // Asked with JSON, which it does not take; `staff-picture.test.ts` sends pictures.
  uploadPicture: { answers: 415, unaudited: 'nothing was kept' },
}
