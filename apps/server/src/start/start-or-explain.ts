import { readSettings } from '../config/env.ts'
import { StartRefused } from '../config/finding.ts'
import { explainStartError } from './explain-start-error.ts'
import { printFindings } from './print-findings.ts'

/** A start that fails says why in plain sentences and leaves with 1; a stack is shown only for what nobody foresaw. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}

function explain(error: unknown): void {
  if (error instanceof StartRefused) {
    printFindings(error.findings)
    return
  }
  const { settings } = readSettings()
  const sentence = settings && explainStartError(error, settings)
  console.error(sentence === undefined ? error : `Cannot start: ${sentence}`)
}
