import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isPlaceName } from '../columns.ts'
import { division } from './division.ts'

export const district = pgTable(
  'district',
  {
    id: integer().primaryKey(),
    divisionId: integer()
      .notNull()
      .references(() => division.id),
    nameBn: text().notNull().unique('district_name_bn_unique'),
    nameEn: text().notNull().unique('district_name_en_unique'),
  },
  (table) => [
    index('district_division_id').on(table.divisionId),
    check('district_name_bn', isPlaceName(table.nameBn)),
    check('district_name_en', isPlaceName(table.nameEn)),
  ],
)
