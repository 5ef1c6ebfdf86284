import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isPlaceName, listed, oneOf, timestamps } from '../columns.ts'
import { district } from './district.ts'

export const medicalCollegeKinds = ['government', 'army', 'private', 'university', 'dental', 'other'] as const

export const medicalCollege = pgTable(
  'medical_college',
  {
    id: identity(),
    nameBn: text().notNull(),
    nameEn: text().notNull().unique('medical_college_name_en_unique'),
    acronym: text(),
    // Many colleges were renamed in 2024; doctors look for the name on their certificate.
    oldNames: text().array().notNull().default([]),
    kind: text({ enum: medicalCollegeKinds }).notNull(),
    districtId: integer().references(() => district.id),
    // Both languages, the acronym and the old names, folded as people type them.
    searchKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_key(name_bn || ' ' || name_en || ' ' || coalesce(acronym, '') || ' ' || join_words(old_names))`,
      ),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('medical_college_position').on(table.position, table.id),
    index('medical_college_district_id').on(table.districtId),
    index('medical_college_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    check('medical_college_name_bn', isPlaceName(table.nameBn)),
    check('medical_college_name_en', isPlaceName(table.nameEn)),
    check('medical_college_kind', oneOf(table.kind, medicalCollegeKinds)),
  ],
)
