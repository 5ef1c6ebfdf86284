import { cannedAnswerResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanInBoth, plainParagraphs, refuseBadTexts } from '../../rich-text/index.ts'
import { unknownFields } from './fill-canned.ts'

const { cannedAnswer } = tables

/** The answers that are kept ready for everybody. */
export const cannedAnswerStore = tableStore({
  resource: cannedAnswerResource,
  table: cannedAnswer,
  sorts: { position: cannedAnswer.position },
  filters: {
    category: (category) => eq(cannedAnswer.category, category),
    active: (active) => eq(cannedAnswer.isActive, active === 'true'),
  },
  search: (typed) => holds(cannedAnswer.searchKey, typed),
  unique: { canned_answer_name_unique: 'name' },
  prepare: (_tx, { fields, locale }) => {
    const text = cleanInBoth(fields.text, plainParagraphs)
    refuseBadTexts({ text }, { text: 3000 }, locale)
    const unknown = [...unknownFields(text.bn), ...unknownFields(text.en ?? '')]
    refuseFields({
      text: unknown.length === 0 ? undefined : messages.office_canned_unknown_field({ name: unknown[0]! }, { locale }),
    })
    return { ...fields, name: fields.name.normalize('NFC'), text }
  },
})
