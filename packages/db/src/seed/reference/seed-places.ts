import type { Tx } from '../../connect.ts'
import { district, division, upazila } from '../../tables/index.ts'
import { readPlaces } from './places.ts'

export const seedPlaces = async (tx: Tx): Promise<void> => {
  const places = readPlaces()
  const at = (...levels: string[]) => places.filter((place) => levels.includes(place.level))

  await tx.insert(division).values(at('division').map(({ id, bn, en }) => ({ id, nameBn: bn, nameEn: en })))
  await tx
    .insert(district)
    .values(at('district').map(({ id, parentId, bn, en }) => ({ id, divisionId: parentId, nameBn: bn, nameEn: en })))
  await tx.insert(upazila).values(
    at('upazila', 'thana').map(({ level, id, parentId, bn, en }) => ({
      id,
      districtId: parentId,
      kind: level === 'thana' ? ('thana' as const) : ('upazila' as const),
      nameBn: bn,
      nameEn: en,
    })),
  )
}
