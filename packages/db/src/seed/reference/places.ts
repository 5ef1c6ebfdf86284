import { readTsv } from './read-tsv.ts'

export type PlaceLevel = 'division' | 'district' | 'upazila' | 'thana'

/** One row of places.tsv; parentId is 0 for a division. */
export type Place = { level: PlaceLevel; id: number; parentId: number; en: string; bn: string }

export const placesFile = new URL('./places.tsv', import.meta.url)

export const placeColumns = ['level', 'id', 'parent_id', 'name_en', 'name_bn'] as const

export const readPlaces = (): Place[] =>
  readTsv(placesFile, placeColumns).map((row) => ({
    level: row.level as PlaceLevel,
    id: Number(row.id),
    parentId: Number(row.parent_id),
    en: row.name_en,
    bn: row.name_bn,
  }))
