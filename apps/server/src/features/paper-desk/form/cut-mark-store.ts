import { cutMarkResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { eq, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { cutMark, rulePack } = tables

export const cutMarkStore = tableStore({
  resource: cutMarkResource,
  table: cutMark,
  sorts: { held_on: cutMark.heldOn },
  filters: { pack: (key) => eq(cutMark.packKey, key) },
  search: (typed) => saysIn(cutMark.session, typed),
  also: {
    pack: beside(sql`select ${rulePack.rules} -> 'name' from ${rulePack} where ${rulePack.key} = ${cutMark.packKey}`),
  },
  unique: { cut_mark_once: 'held_on' },
  prepare: async (tx, { fields, now, locale }) => {
    const known = await tx.$count(rulePack, eq(rulePack.key, fields.pack_key))
    refuseFields({
      ...(known === 0 && { pack_key: messages.error_field_invalid_choice({}, { locale }) }),
      ...(fields.held_on > dhakaDate(now) && { held_on: messages.error_field_cut_to_come({}, { locale }) }),
      ...(fields.marks > fields.out_of && { marks: messages.error_field_cut_above_total({}, { locale }) }),
    })
    return cleanFields({ ...fields, note: fields.note.normalize('NFC') }, { needed: { session: 100 } }, locale)
  },
})
