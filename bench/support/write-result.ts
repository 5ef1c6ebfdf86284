import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Report } from './bench.ts'

const file = fileURLToPath(new URL('../results.md', import.meta.url))

const head = `# Results

The latest figures of each benchmark, written by \`npm run bench -- NAME\`. Times belong to the machine they were taken
on; ratios are to a yardstick in the same run.
`

/** Replaces the benchmark's own section and leaves the others as they are. */
export function writeResult(name: string, machine: string, { table }: Report): void {
  const sections = readSections()
  const columns = Object.keys(table[0] ?? {})
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  sections.set(
    name,
    [
      machine,
      '',
      row(columns),
      row(columns.map(() => '---')),
      ...table.map((line) => row(columns.map((column) => line[column] ?? ''))),
    ].join('\n'),
  )
  const body = [...sections].toSorted().map(([title, text]) => `\n## ${title}\n\n${text}\n`)
  writeFileSync(file, head + body.join(''))
}

function readSections(): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const [, ...parts] = readFileSync(file, 'utf8').split(/^## /m)
  return new Map(
    parts.map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return [title.trim(), lines.join('\n').trim()]
    }),
  )
}
