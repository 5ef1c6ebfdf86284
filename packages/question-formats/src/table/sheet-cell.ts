import type { FilePicture } from '../file-question.ts'
import type { Fault, OriginalRun } from '../reading.ts'
import { tidyText } from '../text/tidy-text.ts'
import type { Column } from './columns.ts'

/** A cell as it was written and as it reads, and what somebody should look at in it. */
export type SheetCell = { runs: OriginalRun[]; pictures: FilePicture[]; faults: Pick<Fault, 'code' | 'found'>[] }

/** One row below the headings, by the columns that they name. */
export type SheetRow = { number: number; cells: ReadonlyMap<Column, SheetCell> }

export const rawOf = (cell: SheetCell | undefined): string => tidyText(cell?.runs.map(({ raw }) => raw).join('') ?? '')

export const textOf = (cell: SheetCell | undefined): string =>
  tidyText(cell?.runs.map(({ shown }) => shown).join('') ?? '')

export const plainCell = (raw: string): SheetCell => ({
  runs: [{ raw, shown: raw, isBijoy: false }],
  pictures: [],
  faults: [],
})

/** A sheet must not take a text for a formula; a sign before it says that it is none. Excel shows it in a CSV file, and not in its own. */
export const guardFormula = (text: string): string => (/^'*[=+\-@]/.test(text) ? `'${text}` : text)

export const withoutGuard = (text: string): string => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text)
