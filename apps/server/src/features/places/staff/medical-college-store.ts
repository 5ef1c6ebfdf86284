import { medicalCollegeResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { plainLine } from '../../rich-text/index.ts'

const { district, doctor, medicalCollege } = tables

export const medicalCollegeStore = tableStore({
  resource: medicalCollegeResource,
  table: medicalCollege,
  sorts: { position: medicalCollege.position },
  filters: {
    active: (active) => eq(medicalCollege.isActive, active === 'true'),
    kind: (kind) => eq(medicalCollege.kind, kind),
  },
  search: (typed) => holds(medicalCollege.searchKey, typed),
  // In brackets of its own, so that the columns keep their tables' names.
  also: {
    is_used: sql`exists (${sql`select from ${doctor} where ${doctor.medicalCollegeId} = ${medicalCollege.id}`})`,
  },
  unique: { medical_college_name_en_unique: 'name_en' },
  prepare: async (tx, { fields, locale }) => {
    const { district_id } = fields
    const [known] = district_id === null ? [true] : await tx.select().from(district).where(eq(district.id, district_id))
    if (!known) refuseFields({ district_id: messages.error_field_invalid_choice({}, { locale }) })
    return {
      ...fields,
      name_bn: plainLine(fields.name_bn),
      name_en: plainLine(fields.name_en),
      acronym: fields.acronym === null ? null : plainLine(fields.acronym),
      old_names: fields.old_names.map(plainLine).filter((name) => name !== ''),
    }
  },
})
