import { globSync, readFileSync } from 'node:fs'
import { findPatterns } from './patterns/find-patterns.ts'
import { superLinear } from './patterns/super-linear.ts'
import { root } from './run.ts'

/**
 * One regular expression that backtracks lets one header stop the server for everybody, so that every pattern of ours must
 * take linear time on whatever text. The usual mends: no two repetitions side by side that match the same character, a
 * bound (`{1,60}`) instead of `+`, `trim()` instead of `\s+$`.
 */
process.chdir(root)
const isChecked = (path: string) => !/\/(node_modules|build|compiled|testing)\/|\.(test|fixture)\.tsx?$/.test(path)
const files = globSync('{apps,packages}/*/{src,app}/**/*.{ts,tsx}').filter(isChecked)
const patterns = files.flatMap((file) =>
  findPatterns(readFileSync(file, 'utf8'), { tsx: file.endsWith('.tsx') }).map((pattern) => ({ file, ...pattern })),
)
const slow = patterns.flatMap((pattern) => {
  const reason = superLinear(pattern)
  return reason === undefined ? [] : [{ ...pattern, reason }]
})

for (const { file, line, source, flags, reason } of slow)
  console.error(`${file}:${line}: /${source}/${flags} ${reason}`)
console.log(`${patterns.length} patterns in ${files.length} files, ${slow.length} that can take more than linear time`)
if (patterns.length < 100) throw new Error('too little was read to mean anything')
process.exitCode = slow.length === 0 ? 0 : 1
