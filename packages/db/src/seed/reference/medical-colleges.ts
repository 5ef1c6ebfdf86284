import type { medicalCollegeKinds } from '../../tables/index.ts'
import { readTsv } from './read-tsv.ts'

export type MedicalCollegeRow = {
  kind: (typeof medicalCollegeKinds)[number]
  nameEn: string
  nameBn: string
  acronym: string | null
  /** The district's English name, as places.tsv spells it. */
  district: string | null
  oldNames: string[]
}

const columns = ['kind', 'name_en', 'name_bn', 'acronym', 'district', 'old_names'] as const

/** Government colleges first, by age, then the others; "other" comes last. */
export const readMedicalColleges = (): MedicalCollegeRow[] =>
  readTsv(new URL('./medical-colleges.tsv', import.meta.url), columns).map((row) => ({
    kind: row.kind as MedicalCollegeRow['kind'],
    nameEn: row.name_en,
    nameBn: row.name_bn,
    acronym: row.acronym || null,
    district: row.district || null,
    oldNames: row.old_names === '' ? [] : row.old_names.split('; '),
  }))
