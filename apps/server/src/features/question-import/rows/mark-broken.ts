import { type Transaction, tables } from '@prostuti/db'
import type { Fault } from '@prostuti/question-formats'
import { sql } from 'drizzle-orm'

const { questionImportRow } = tables

/** A picture that turned out to be broken when it was decoded: its row cannot be taken with it. */
export async function markBroken(
  tx: Transaction,
  { importId, pictures }: { importId: number; pictures: number[] },
): Promise<void> {
  for (const file of pictures) {
    const fault: Fault[] = [{ code: 'picture_unreadable', weight: 'cannot', line: null }]
    await tx.execute(sql`
      update ${questionImportRow} set state = 'cannot', faults = faults || ${JSON.stringify(fault)}::jsonb
      where import_id = ${importId} and jsonb_path_exists(reading, '$.**.file ? (@ == $file)', jsonb_build_object('file', ${file}::int))`)
  }
}
