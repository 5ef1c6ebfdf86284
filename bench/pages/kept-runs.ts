import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { PageRun } from './run-lighthouse.ts'

type KeptRuns = Record<string, PageRun[]>

/** The runs of pages that an earlier, shorter turn has made: address → runs. */
export const readKept = (file: string | undefined): KeptRuns =>
  file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptRuns) : {}

export function writeKept(file: string | undefined, kept: KeptRuns): void {
  if (file !== undefined) writeFileSync(file, JSON.stringify(kept))
}
