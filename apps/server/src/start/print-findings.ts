import type { Finding } from '../config/finding.ts'

/** Said before the log begins, to the person who starts the server. */
export function printFindings(findings: Finding[]): void {
  for (const { level, setting, sentence } of findings)
    console.error(`${level === 'refuse' ? 'Cannot start' : 'Warning'} (${setting}): ${sentence}`)
}
