import type { Contents } from '@prostuti/db'
import { type Finding, refuse } from '../../config/finding.ts'
import type { Mode } from '../../config/mode.ts'

/** Demo people in a centre could sign in with passwords that everybody knows; a centre's doctors must not meet the demo. */
export function checkContents(contents: Contents, { kind }: Mode): Finding[] {
  if (contents === 'nothing' || contents === kind) return []
  const sentence =
    kind === 'centre'
      ? 'This database was filled with the demo, whose doctors anybody can sign in as: give the centre a new DATA_DIR or an empty DATABASE_URL, or set DEMO=true to go on with the demo.'
      : 'This database belongs to a real centre, and a demo must not be put into it: set DEMO=false, or give the demo another DATA_DIR or DATABASE_URL.'
  return [refuse('Data', sentence)]
}
