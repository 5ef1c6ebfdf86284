import argon2 from '@node-rs/argon2'
import { type Tx, tables } from '@prostuti/db'

type DoctorFields = Partial<Omit<typeof tables.doctor.$inferInsert, 'id' | 'passwordHash'>> & { password?: string }

export const testPassword = 'জ্যোৎস্না রাতের পড়া'

/** Each process counts from a number of its own: the journeys of several share one database. */
let built = (process.pid % 10_000) * 10_000
/** Hashed lightly: a hash says itself how much work it takes to verify, and tests sign in hundreds of times. */
const hashLightly = (password: string) =>
  argon2.hash(password.normalize('NFKC'), { memoryCost: 64, timeCost: 1, parallelism: 1 })
const hashes = new Map<string, Promise<string>>()

/** A doctor as if registered. Every one gets a number of their own, unless one is given. */
export async function buildDoctor(tx: Tx, { password = testPassword, ...given }: DoctorFields = {}) {
  built += 1
  const passwordHash = hashes.get(password) ?? hashLightly(password)
  hashes.set(password, passwordHash)
  const [doctor] = await tx
    .insert(tables.doctor)
    .values({
      phone: `+88019${String(built).padStart(8, '0')}`,
      name: 'নুসরাত জাহান',
      ...given,
      passwordHash: await passwordHash,
    })
    .returning()
  return { ...doctor!, password }
}
