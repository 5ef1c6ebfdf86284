import { existsSync, readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from '../scripts/build.ts'
import type { Bench } from './support/bench.ts'
import { writeResult } from './support/write-result.ts'

/** `npm run bench -- NAME [FORM]`: a table for people, the same figures as one JSON object on the last line, and a section in results.md. */
const here = fileURLToPath(new URL('.', import.meta.url))
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${here}${entry.name}/index.ts`))
  .map((entry) => entry.name)

const name = process.argv[2] ?? ''
if (!names.includes(name)) {
  console.error(`Say which: npm run bench -- NAME\n\n${names.map((each) => `  ${each}`).join('\n')}`)
  process.exit(1)
}

process.env.NODE_ENV = 'production'
// All load comes from this machine, whose share would be measured instead of the server.
process.env.ADDRESS_LIMIT ??= '0'
await build()
const { default: measure } = (await import(`./${name}/index.ts`)) as { default: Bench }
const report = await measure()

const date = new Date().toISOString().slice(0, 10)
const cpu = cpus()[0]?.model ?? 'unknown CPU'
const cores = cpus().length
console.table(report.table)
writeResult(
  [name, ...process.argv.slice(3)].join(' '),
  `${date}, ${cores} cores, ${cpu}, Node ${process.versions.node}`,
  report,
)
console.log(JSON.stringify({ bench: name, date, cores, cpu, node: process.versions.node, ...report.figures }))
