import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSample } from './sample-value.ts'

const shortest = 32
const fewestCharacters = 8

/** Why a secret could be guessed; undefined for one that could not. */
export function weaknessOf(secret: string): string | undefined {
  if (isSample(secret)) return 'is a sample'
  if (secret.length < shortest) return `is shorter than ${shortest} characters`
  if (new Set(secret).size < fewestCharacters || repeatsItself(secret)) return 'repeats itself'
  return undefined
}

function repeatsItself(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++)
    if (text.slice(period) === text.slice(0, -period)) return true
  return false
}

/** The secret that signs cookies and keys hashes, made once and kept beside the database, so that a restart ends nobody's session. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
