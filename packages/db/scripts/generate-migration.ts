/**
 * node packages/db/scripts/generate-migration.ts what_it_does
 *
 * Writes migrations/NNNN_what_it_does.sql with what changed in src/tables. Read it, and complete it by hand.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const migrations = (): string[] => readdirSync(here('../migrations')).filter((file) => file.endsWith('.sql'))

const name = process.argv[2]
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what the migration does, as in: generate-migration.ts add_gallery')
  process.exit(1)
}

const before = migrations()
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
spawnSync(process.execPath, [kit, 'generate', '--name', name], {
  cwd: here('..'),
  stdio: 'inherit',
})

// The kit also leaves with code 0 when it could not ask whether something was renamed: only a new file is success.
const made = migrations().filter((file) => !before.includes(file))
if (made.length === 0) {
  console.error('No migration was written: either nothing changed, or the kit had a question to ask on a terminal.')
  process.exit(1)
}
