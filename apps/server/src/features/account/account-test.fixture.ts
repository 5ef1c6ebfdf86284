import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { dataCopy } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'

type Headers = Record<string, string>

/** The demo centre, and the doctor who has everything there. */
export async function openAccountTest() {
  const dataDir = await mkdtemp(join(tmpdir(), 'prostuti-account-'))
  const test = await buildTestApp({ env: { dataDir } })
  const { db } = test.deps.database
  const [demo] = await db.select().from(tables.doctor).where(eq(tables.doctor.phone, '+8801700000101'))
  return {
    ...test,
    db,
    dataDir,
    /** With the demo's password. */
    demo: demo!,
    signIn: (doctorId: number) => buildSignIn(db, { doctorId, now: test.deps.clock() }),
    takeCopy: (headers: Headers) => test.app.inject({ method: 'GET', url: dataCopy.path, headers }),
    async close() {
      await test.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Tables with rows of doctors: those that lead to `doctor` by foreign keys, however many, and those that name one without a key. */
export async function tablesOfDoctors(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with recursive owned (id) as (
      select 'doctor'::regclass::oid
      union select conrelid from pg_constraint join owned on confrelid = owned.id
        -- What reminds of a class is for all of it, never for one doctor.
        where contype = 'f' and conname not like 'live\\_class\\_reminder\\_notice%'
    )
    select relname as name from pg_class join owned on owned.id = pg_class.oid where not relispartition
    union select table_name from information_schema.columns
      where table_schema = 'public' and (column_name like '%doctor_id' or column_name ~ '(^|_)(phone|email|payer_number)$')
    order by 1`)
  return rows.map(({ name }) => name)
}

/** The files of a ZIP by their names, as its directory at the end lists them. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + packed)
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), method === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + nameLength + extra + comment
  }
  return files
}
