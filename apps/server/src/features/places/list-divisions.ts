import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { asc, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const { division, district, upazila } = tables

type Place = { id: number; name: string }

/** The whole tree, each level in the order of its language's alphabet. */
export async function listDivisions(tx: Tx, locale: Locale) {
  const name = <T extends { nameBn: PgColumn; nameEn: PgColumn }>(table: T) =>
    locale === 'en' ? table.nameEn : table.nameBn
  // C order misplaces ৎ ং ঃ ঁ, so Bengali is sorted by its own collation.
  const alphabetically = (column: PgColumn) =>
    locale === 'en' ? asc(column) : asc(sql`${column} collate "bn-BD-x-icu"`)
  const [divisions, districts, upazilas] = await Promise.all([
    tx
      .select({ id: division.id, name: name(division) })
      .from(division)
      .orderBy(alphabetically(name(division))),
    tx
      .select({ id: district.id, name: name(district), parentId: district.divisionId })
      .from(district)
      .orderBy(alphabetically(name(district))),
    tx
      .select({ id: upazila.id, name: name(upazila), parentId: upazila.districtId })
      .from(upazila)
      .orderBy(alphabetically(name(upazila))),
  ])
  const upazilasOf = Map.groupBy(upazilas, (row) => row.parentId)
  const districtsOf = Map.groupBy(districts, (row) => row.parentId)
  const bare = ({ id, name }: { id: number; name: unknown }): Place => ({ id, name: String(name) })
  return divisions.map((each) => ({
    ...bare(each),
    districts: (districtsOf.get(each.id) ?? []).map((inner) => ({
      ...bare(inner),
      upazilas: (upazilasOf.get(inner.id) ?? []).map(bare),
    })),
  }))
}
