import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { asc, eq } from 'drizzle-orm'

const { medicalCollege } = tables

export async function listMedicalColleges(tx: Tx, locale: Locale) {
  const rows = await tx
    .select()
    .from(medicalCollege)
    .where(eq(medicalCollege.isActive, true))
    .orderBy(asc(medicalCollege.position), asc(medicalCollege.id))
    .limit(1000)
  return rows.map((row) => ({
    id: row.id,
    name: locale === 'en' ? row.nameEn : row.nameBn,
    search: row.searchKey,
    kind: row.kind,
  }))
}
