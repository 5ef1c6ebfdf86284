// A process of its own, because the compiler stays in the one that has used it: writes whatever a server may load without its types, and
// removes what no source is any more. Two of them at once write the same, and leave each other what is not finished yet.
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markPlain, readPlain } from './marked-plain.js'
import { plainFileOf, plainFolder, root } from './plain-file-of.js'

const sources = ['apps/server/src/**/*.ts', 'packages/*/src/**/*.ts', 'packages/*/scripts/**/*.ts', 'scripts/**/*.ts']

mkdirSync(plainFolder, { recursive: true })
const there = new Set(readdirSync(plainFolder))
const cwd = fileURLToPath(root)
for (const path of globSync(sources, { cwd, exclude: ['**/*.test.ts', '**/*.d.ts'] })) {
  const typed = readFileSync(join(cwd, path))
  const file = plainFileOf(typed)
  if (there.delete(basename(file)) && readPlain(file) !== undefined) continue
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, markPlain(stripTypeScriptTypes(typed.toString())))
  renameSync(unfinished, file)
}
for (const left of there) if (left.endsWith('.js') || isGivenUp(left)) rmSync(plainFolder + left, { force: true })

/** Its writer, which needs seconds, is gone. @param {string} unfinished */
function isGivenUp(unfinished) {
  const found = statSync(plainFolder + unfinished, { throwIfNoEntry: false })
  return found !== undefined && found.mtimeMs < Date.now() - 3_600_000
}
