import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { district, division, medicalCollege, rulePack, upazila } from '../../tables/index.ts'
import { createTestDatabase } from '../../testing/index.ts'
import { seedReference } from './seed-reference.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

// The test database comes with the reference data; begin without.
beforeAll(() => db.execute(sql`truncate division, district, upazila, medical_college, rule_pack, seed_run cascade`))

const counts = async () => ({
  divisions: await db.$count(division),
  districts: await db.$count(district),
  upazilas: await db.$count(upazila, sql`kind = 'upazila'`),
  thanas: await db.$count(upazila, sql`kind = 'thana'`),
  colleges: await db.$count(medicalCollege),
  packs: await db.$count(rulePack),
})

const whole = { divisions: 8, districts: 64, upazilas: 495, thanas: 110, colleges: 122, packs: 11 }

const searching = async (words: string) => {
  const found = await db
    .select({ nameEn: medicalCollege.nameEn })
    .from(medicalCollege)
    .where(sql`search_key(${words}) <% ${medicalCollege.searchKey}`)
    .orderBy(sql`word_similarity(search_key(${words}), ${medicalCollege.searchKey}) desc`, medicalCollege.position)
  return found.map(({ nameEn }) => nameEn)
}

describe('the reference data', () => {
  it('is written once when several processes start together', async () => {
    const runs = await Promise.all([seedReference(db), seedReference(db), seedReference(db), seedReference(db)])
    expect(runs.filter((did) => did)).toHaveLength(1)
    expect(await counts()).toEqual(whole)
  })

  it('leaves what staff changed since as they left it', async () => {
    await db.execute(sql`delete from medical_college where acronym = 'UMC'`)
    await db.execute(sql`update upazila set name_en = 'Debidwar Sadar' where id = 1`)
    expect(await seedReference(db)).toBe(false)
    expect(await counts()).toEqual({ ...whole, colleges: 121 })
    const [renamed] = await db.select().from(upazila).where(sql`id = 1`)
    expect(renamed?.nameEn).toBe('Debidwar Sadar')
  })

  it('leaves nothing behind when it fails half way', async () => {
    await db.execute(sql`truncate division, district, upazila, medical_college, rule_pack, seed_run cascade`)
    await db.execute(sql`alter table medical_college add constraint nobody check (false)`)
    await expect(seedReference(db)).rejects.toThrow()
    await db.execute(sql`alter table medical_college drop constraint nobody`)
    expect(await counts()).toEqual({ divisions: 0, districts: 0, upazilas: 0, thanas: 0, colleges: 0, packs: 11 })
    expect(await seedReference(db)).toBe(true)
    expect(await counts()).toEqual(whole)
  })
})

describe('a medical college', () => {
  it('is found by its Bengali name in either encoding', async () => {
    expect((await searching('ময়মনসিংহ'.normalize('NFC')))[0]).toBe('Mymensingh Medical College')
    expect((await searching('ম\u09DFমনসিংহ'))[0]).toBe('Mymensingh Medical College')
  })

  it('is found by its acronym, and by the name it had before', async () => {
    expect((await searching('ssmc'))[0]).toBe('Sir Salimullah Medical College')
    expect((await searching('Colonel Malek'))[0]).toBe('Manikganj Medical College')
    expect((await searching('BSMMU'))[0]).toBe('Bangladesh Medical University')
  })

  it('may be none of these: the last entry is for others and abroad', async () => {
    const [last] = await db.select().from(medicalCollege).orderBy(sql`position desc`).limit(1)
    expect(last).toMatchObject({ kind: 'other', nameBn: 'অন্যান্য / বিদেশি', districtId: null })
  })
})
