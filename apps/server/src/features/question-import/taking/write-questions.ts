import { type Transaction, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

const { question, questionImportRow, questionVersion } = tables

export type NewQuestion = Pick<
  typeof question.$inferInsert,
  'type' | 'subjectId' | 'topicId' | 'tags' | 'state' | 'authorId'
> &
  Pick<
    typeof questionVersion.$inferInsert,
    'text' | 'images' | 'parts' | 'fixedOrder' | 'key' | 'explanation' | 'source' | 'staffId'
  > & {
    /** Of its import: the lines that it was read from stay with it. */
    row: number
  }

type Source = Pick<typeof tables.questionImport.$inferSelect, 'id' | 'fileName'>

/**
 * Makes questions with their first versions, and marks the rows they come from. All go as one JSON text in one statement: a value for
 * each column of each would make the process that serves exams work and remember several times as much. Each question is written once,
 * with the number that its version will have, and not again when the version comes.
 */
export async function writeQuestions(tx: Transaction, { id, fileName }: Source, made: NewQuestion[]): Promise<void> {
  await tx.execute(sql`
    with given as (
      select *, nextval(pg_get_serial_sequence('question_version', 'id'))::int as version_id
      from rows from (jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as (
        row int, type text, "subjectId" int, "topicId" int, tags text[], state text, "authorId" int, text jsonb, images jsonb,
        parts jsonb, "fixedOrder" boolean, key jsonb, explanation jsonb, source text, "staffId" int)) with ordinality
    ),
    made as (
      insert into ${question}
        (type, subject_id, topic_id, tags, state, author_id, import_id, current_version_id, words)
      select type, "subjectId", "topicId", tags, state, "authorId", ${id}, version_id, question_words(text, parts)
      from given order by ordinality returning id, current_version_id
    ),
    said as (
      insert into ${questionVersion} (
        id, question_id, version, text, images, parts, fixed_order, key, explanation, source, origin, staff_id)
      overriding system value
      select version_id, made.id, 1, text, images, parts, "fixedOrder", key, explanation, source,
        jsonb_build_object('fileName', ${fileName}::text, 'lines', read.lines), "staffId"
      from given join made on made.current_version_id = version_id
        join ${questionImportRow} read on read.import_id = ${id} and read.number = given.row
    )
    update ${questionImportRow} as taken set state = 'taken', question_id = made.id
    from given join made on made.current_version_id = version_id
    where taken.import_id = ${id} and taken.number = given.row`)
}
