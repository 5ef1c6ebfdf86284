import { dirname } from 'node:path'
import { ownFiles } from './own-files.ts'
import { root } from './run.ts'

/** More than fit on a screen, and nobody reads a folder to its end any more. */
const limit = 25

/** Folders that may be longer, because nobody looks for a file in them by reading. */
const exceptions: Record<string, string> = {
  'docs/decisions': 'records are numbered and only ever added',
  'packages/db/migrations': 'migrations are numbered and only ever added',
  'packages/db/migrations/meta': 'one state of the tables for each migration',
  'packages/text/messages/bn': 'one file for each feature, named as it',
  'packages/text/messages/en': 'one file for each feature, named as it',
  'apps/web/public/media/demo': 'pictures of the demo data',
}

process.chdir(root)
const sizes = new Map<string, number>()
for (const file of ownFiles()) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)

const problems = [
  ...[...sizes]
    .filter(([folder, files]) => files > limit && !(folder in exceptions))
    .sort(([, one], [, other]) => other - one)
    .map(([folder, files]) => `${folder}: ${files} files; give its subjects folders of their own`),
  ...Object.keys(exceptions)
    .filter((folder) => (sizes.get(folder) ?? 0) <= limit)
    .map((folder) => `${folder}: needs no exception`),
]
for (const problem of problems) console.error(problem)
console.log(`${sizes.size} folders, ${problems.length} problems`)
if (sizes.size < 50) throw new Error('too little was read to mean anything')
process.exitCode = problems.length === 0 ? 0 : 1
