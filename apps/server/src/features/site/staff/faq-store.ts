import { faqResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanInBoth, plainLine, plainParagraphs, refuseBadTexts } from '../../rich-text/index.ts'

const { faq } = tables

const maxLength = { title: 300, answer: 5000 }

export const faqStore = tableStore({
  resource: faqResource,
  table: faq,
  sorts: { position: faq.position, updated_at: faq.updatedAt },
  filters: {
    category: (category) => eq(faq.category, category),
    active: (active) => eq(faq.isActive, active === 'true'),
  },
  search: (typed) => holds(faq.searchKey, typed),
  prepare: (_tx, { fields, locale }) => {
    const texts = { title: cleanInBoth(fields.title, plainLine), answer: cleanInBoth(fields.answer, plainParagraphs) }
    refuseBadTexts(texts, maxLength, locale)
    return { ...fields, ...texts }
  },
})
