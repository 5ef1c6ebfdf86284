import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, openBaseBackup, openReplication } from '@prostuti/db'
import { baseName } from '../store/backup-folder.ts'
import { compressing } from '../store/compression.ts'
import type { Manifest } from '../store/manifest.ts'
import { measured } from '../store/measured.ts'
import type { Vault } from '../store/vault.ts'
import { writeDurably } from '../store/write-durably.ts'

/** The files of the embedded database and the WAL that makes them whole, as one compressed file. */
export async function backUpDatabase(
  vault: Vault,
  url: string,
  folder: string,
): Promise<NonNullable<Manifest['database']>> {
  const { systemId, major } = await identify(url)
  const { tar, facts } = await openBaseBackup(url)
  const sum = measured()
  const path = join(folder, vault.stored(baseName))
  await writeDurably(path, tar, sum.stream, compressing(), vault.sealing())
  return {
    systemId,
    major,
    ...(await facts),
    tarBytes: sum.bytes(),
    storedBytes: (await stat(path)).size,
    sha256: sum.sha256(),
  }
}

async function identify(url: string): Promise<{ systemId: string; major: string }> {
  const client = await openReplication(url)
  try {
    const { rows } = await client.query<{ systemid: string }>('IDENTIFY_SYSTEM')
    const { rows: versions } = await client.query<{ server_version: string }>('SHOW server_version')
    return { systemId: rows[0]!.systemid, major: String(Number.parseInt(versions[0]!.server_version, 10)) }
  } finally {
    await client.end()
  }
}

/** How large the files of the database are, before they are compressed. */
export async function databaseBytes(url: string): Promise<number> {
  const database = connect(url, { max: 1 })
  try {
    const { rows } = await database.pool.query<{ bytes: string }>(
      'select sum(pg_database_size(oid))::text as bytes from pg_database',
    )
    return Number(rows[0]!.bytes)
  } finally {
    await database.close()
  }
}
