import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Prints the demo's documents from the pages in `demo-documents`. Run after one was changed:
 * `CHROMIUM_PATH=/usr/bin/chromium node packages/db/scripts/print-demo-documents.ts`, then write their new sizes into the seed.
 */
const sources = fileURLToPath(new URL('./demo-documents/', import.meta.url))
const printed = fileURLToPath(new URL('../src/seed/demo-files/documents/', import.meta.url))
const browser = process.env.CHROMIUM_PATH ?? 'chromium'

for (const name of readdirSync(sources).filter((each) => each.endsWith('.html'))) {
  const profile = mkdtempSync(join(tmpdir(), 'prostuti-print-'))
  const file = join(printed, name.replace(/html$/, 'pdf'))
  execFileSync(
    browser,
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', '--allow-file-access-from-files'],
      ...['--virtual-time-budget=4000', `--user-data-dir=${profile}`, `--print-to-pdf=${file}`],
      `file://${sources}${name}`,
    ],
    { stdio: 'ignore' },
  )
  rmSync(profile, { recursive: true, force: true })
  console.log(`${file.slice(printed.length)}  ${statSync(file).size} bytes`)
}
