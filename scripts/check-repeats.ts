import { readFileSync } from 'node:fs'
import { ownFiles } from './own-files.ts'
import { findRepeats } from './repeats/find-repeats.ts'
import { root } from './run.ts'

/** A block that stands twice is mended once. Demo content may say the same twice, and a migration is never changed again. */
const least = 12

process.chdir(root)
const isCode = (path: string) => /\.(ts|tsx|css|js|mjs)$/.test(path)
const mayRepeat = (path: string) => /^packages\/db\/(migrations|src\/seed\/demo)\//.test(path)
const sources = ownFiles()
  .filter((path) => isCode(path) && !mayRepeat(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const repeats = findRepeats(sources, least)

for (const { lines, first, second } of repeats)
  console.error(`${second}: ${lines} lines that stand at ${first} already`)
console.log(`${sources.length} files, ${repeats.length} repeats of ${least} lines or more`)
if (sources.length < 500) throw new Error('too little was read to mean anything')
process.exitCode = repeats.length === 0 ? 0 : 1
