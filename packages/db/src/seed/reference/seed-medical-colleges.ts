import type { Tx } from '../../connect.ts'
import { district, medicalCollege } from '../../tables/index.ts'
import { readMedicalColleges } from './medical-colleges.ts'

export const seedMedicalColleges = async (tx: Tx): Promise<void> => {
  const districts = await tx.select({ id: district.id, nameEn: district.nameEn }).from(district)
  const idOf = new Map(districts.map(({ id, nameEn }) => [nameEn, id]))

  await tx.insert(medicalCollege).values(
    readMedicalColleges().map(({ district: name, ...college }, position) => {
      const districtId = name === null ? null : idOf.get(name)
      if (districtId === undefined) throw new Error(`${college.nameEn} is in an unknown district, ${name}`)
      return { ...college, districtId, position }
    }),
  )
}
