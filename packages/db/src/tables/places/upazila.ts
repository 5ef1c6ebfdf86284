import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { isPlaceName, oneOf } from '../columns.ts'
import { district } from './district.ts'

/** A metropolitan thana stands beside the upazilas, because a city address has a thana where others have an upazila. */
export const upazilaKinds = ['upazila', 'thana'] as const

export const upazila = pgTable(
  'upazila',
  {
    // Upazilas keep the public data's ids; the thanas, which that data lacks, start at 9001.
    id: integer().primaryKey(),
    districtId: integer()
      .notNull()
      .references(() => district.id),
    kind: text({ enum: upazilaKinds }).notNull(),
    nameBn: text().notNull(),
    nameEn: text().notNull(),
  },
  (table) => [
    unique('upazila_name_bn_in_district').on(table.districtId, table.nameBn),
    unique('upazila_name_en_in_district').on(table.districtId, table.nameEn),
    check('upazila_kind', oneOf(table.kind, upazilaKinds)),
    check('upazila_name_bn', isPlaceName(table.nameBn)),
    check('upazila_name_en', isPlaceName(table.nameEn)),
  ],
)
