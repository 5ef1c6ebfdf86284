import { inWorkbookThread } from './in-workbook-thread.ts'
import type { Workbook } from './workbook.ts'

export const writeWorkbook = async (workbook: Workbook): Promise<Buffer> =>
  Buffer.from(await inWorkbookThread({ workbook }))
