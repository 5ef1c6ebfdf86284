import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Values printed in examples. A server on a shared database that still has one of them must not start. */
const sampleSecrets = ['change-me', 'changeme', 'secret', 'sample-secret']

/** The secret that signs cookies and keys hashes. Processes that share a database must be given the same one. */
export function chooseSecret(given: string | undefined, where: { shared: boolean; dataDir: string }): string {
  if (given !== undefined) {
    if (where.shared && (sampleSecrets.includes(given.toLowerCase()) || given.length < 32))
      throw new Error(
        'APP_SECRET is a sample or too short. Set at least 32 random characters, the same for every process.',
      )
    return given
  }
  if (where.shared)
    throw new Error(
      'APP_SECRET is missing. With DATABASE_URL, every process needs the same 32 or more random characters.',
    )
  return keptSecret(where.dataDir)
}

/** On the embedded default the secret is made once and kept beside the database, so that a restart ends nobody's session. */
function keptSecret(dataDir: string): string {
  const file = resolve(dataDir, 'app-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
