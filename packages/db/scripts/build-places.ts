import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { metropolitanThanas } from '../src/seed/reference/metropolitan-thanas.ts'
import {
  districtCorrections,
  divisionCorrections,
  missingUpazilas,
  upazilaCorrections,
} from '../src/seed/reference/place-corrections.ts'
import { type Place, type PlaceLevel, placeColumns, placesFile } from '../src/seed/reference/places.ts'

const remarks = [
  '# Made by `node packages/db/scripts/build-places.ts` from the npm package bd-geodata (see NOTICE) and our corrections.',
  '# Not to be edited: change place-corrections.ts or metropolitan-thanas.ts and run the script again.',
]

const firstThanaId = 9001

type SourceRow = { id: string; name: string; bn_name: string; division_id?: string; district_id?: string }

const requireJson = createRequire(import.meta.url)

// The package's own entry cannot be imported by Node; its data files can be read.
const source = (file: string): SourceRow[] => requireJson(`bd-geodata/data/${file}.json`) as SourceRow[]

const clean = (name: string): string => name.normalize('NFC').trim()

const corrected = (
  level: PlaceLevel,
  rows: SourceRow[],
  corrections: { id: number; en?: string; bn?: string }[],
): Place[] => {
  const unused = new Map(corrections.map((correction) => [correction.id, correction]))
  const places = rows.map((row) => {
    const id = Number(row.id)
    const { en = row.name, bn = row.bn_name } = unused.get(id) ?? {}
    unused.delete(id)
    return { level, id, parentId: Number(row.division_id ?? row.district_id ?? 0), en: clean(en), bn: clean(bn) }
  })
  if (unused.size > 0) throw new Error(`${level} corrections for ids the data lacks: ${[...unused.keys()].join(', ')}`)
  return places
}

const thanas = (): Place[] =>
  metropolitanThanas
    .flatMap(([parentId, names]) => names.map(([en, bn]) => ({ parentId, en: clean(en), bn: clean(bn) })))
    .map((thana, index) => ({ level: 'thana', id: firstThanaId + index, ...thana }))

export const buildPlaces = (): Place[] => {
  const upazilas = corrected('upazila', source('upazilas'), upazilaCorrections)
  const missing = missingUpazilas.map(
    ({ id, districtId, en, bn }): Place => ({
      level: 'upazila',
      id,
      parentId: districtId,
      en: clean(en),
      bn: clean(bn),
    }),
  )
  return [
    ...corrected('division', source('divisions'), divisionCorrections),
    ...corrected('district', source('districts'), districtCorrections),
    ...[...upazilas, ...missing].sort((a, b) => a.id - b.id),
    ...thanas(),
  ]
}

export const printPlaces = (places: Place[]): string => {
  const rows = places.map(({ level, id, parentId, en, bn }) => [level, id, parentId, en, bn].join('\t'))
  return `${[...remarks, placeColumns.join('\t'), ...rows].join('\n')}\n`
}

if (import.meta.main) {
  const places = buildPlaces()
  writeFileSync(placesFile, printPlaces(places))
  console.log(`${places.length} places written to ${placesFile.pathname}`)
}
