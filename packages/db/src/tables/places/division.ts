import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isPlaceName } from '../columns.ts'

export const division = pgTable(
  'division',
  {
    // The ids of the public location data are kept, so that addresses from elsewhere can be matched.
    id: integer().primaryKey(),
    nameBn: text().notNull().unique('division_name_bn_unique'),
    nameEn: text().notNull().unique('division_name_en_unique'),
  },
  (table) => [
    check('division_name_bn', isPlaceName(table.nameBn)),
    check('division_name_en', isPlaceName(table.nameEn)),
  ],
)
