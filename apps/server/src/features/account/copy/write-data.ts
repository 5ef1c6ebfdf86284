import type { Transaction } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { readOwnSittings } from '../../exam/index.ts'
import { dataSections } from './data-sections.ts'

const rowsAtOnce = 500

/** `data.json` piece by piece: however much somebody has answered and watched, a few hundred rows of it are in memory. */
export async function* writeData(
  tx: Transaction,
  { doctorId, now }: { doctorId: number; now: Date },
): AsyncGenerator<string> {
  // A cursor takes no parameters; the id is our own, and a number.
  const doctor = sql.raw(String(Math.trunc(doctorId)))
  yield `{\n"copied_at": ${JSON.stringify(now.toISOString())}`
  for (const { key, rows } of dataSections) {
    yield `,\n${JSON.stringify(key)}: `
    yield* writeList(readRows(tx, rows(doctor)))
  }
  yield `,\n"exam_results": `
  yield* writeList(readResults(tx, { doctorId, now }))
  yield '\n}\n'
}

/** Each row on a line of its own. */
async function* writeList(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + row
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}

async function* readRows(tx: Transaction, query: SQL): AsyncGenerator<string> {
  await tx.execute(sql`declare part no scroll cursor for select to_json(one)::text as row from (${query}) one`)
  try {
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(rowsAtOnce))} from part`)
      for (const { row } of rows) yield row
      if (rows.length < rowsAtOnce) return
    }
  } finally {
    await tx.execute(sql`close part`).catch(() => {})
  }
}

/** As the pages of results show them: what waits until others have sat waits here too. */
async function* readResults(tx: Transaction, whose: { doctorId: number; now: Date }): AsyncGenerator<string> {
  for (const { paper, number, finishedAt, result, marksAt } of await readOwnSittings(tx, whose))
    yield JSON.stringify({
      exam: paper.title,
      attempt: number,
      finished_at: finishedAt.toISOString(),
      ...(result === null ? { marks_come_at: marksAt } : { result }),
    })
}
