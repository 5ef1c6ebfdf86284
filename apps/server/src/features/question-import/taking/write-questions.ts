import { type Transaction, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

const { question, questionImportRow, questionVersion } = tables

type Source = Pick<typeof tables.questionImport.$inferSelect, 'id' | 'fileName'>

export type NewQuestion = {
  question: Pick<
    typeof question.$inferInsert,
    'type' | 'subjectId' | 'topicId' | 'tags' | 'state' | 'authorId' | 'importId'
  >
  version: Pick<
    typeof questionVersion.$inferInsert,
    'text' | 'images' | 'parts' | 'fixedOrder' | 'key' | 'explanation' | 'source' | 'staffId'
  >
  /** Of its import: the lines that it was read from stay with it. */
  row: number
}

/**
 * Answers their ids, in this order. Many go as one JSON text: a value for each column of each would make the process that serves
 * exams work and remember several times as much.
 */
export async function writeQuestions(
  tx: Transaction,
  { id: importId, fileName }: Source,
  made: NewQuestion[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${question} (type, subject_id, topic_id, tags, state, author_id, import_id)
    select type, "subjectId", "topicId", tags, state, "authorId", "importId"
    from rows from (jsonb_to_recordset(${JSON.stringify(made.map((each) => each.question))}::jsonb)
      as (type text, "subjectId" int, "topicId" int, tags text[], state text, "authorId" int, "importId" int))
      with ordinality
    order by ordinality returning id`)
  const ids = rows.map(({ id }) => id)
  const versions = made.map(({ version, row }, nth) => ({ questionId: ids[nth], row, ...version }))
  await tx.execute(sql`
    insert into ${questionVersion} (question_id, version, text, images, parts, fixed_order, key, explanation, source, origin, staff_id)
    select "questionId", 1, text, images, parts, "fixedOrder", key, explanation, source,
      jsonb_build_object('fileName', ${fileName}::text, 'lines', read.lines), "staffId"
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
      as version ("questionId" int, row int, text jsonb, images jsonb, parts jsonb, "fixedOrder" boolean, key jsonb,
        explanation jsonb, source text, "staffId" int)
    join ${questionImportRow} read on read.import_id = ${importId} and read.number = version.row`)
  return ids
}
