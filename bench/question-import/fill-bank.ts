import type { Database } from '../../packages/db/src/index.ts'
import { wordsNo } from './large-file.ts'

const atOnce = 500

/** Questions that are there already, none like those of the file. */
export async function fillBank({ pool }: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const made = Array.from({ length: Math.min(atOnce, count - from) }, (_, nth) => {
      const number = 1_000_000 + from + nth
      return {
        text: { bn: `${wordsNo(number, 12)} কোনটি?` },
        parts: [1, 2, 3, 4].map((id) => ({ id, text: { bn: wordsNo(number * 13 + id, 4) } })),
      }
    })
    await pool.query(
      `with given as (select value, ordinality from jsonb_array_elements($1::jsonb) with ordinality),
        made as (insert into question (type, subject_id, state)
          select 'sba', (select min(id) from subject), 'ready' from given order by ordinality returning id),
        numbered as (select id, row_number() over (order by id) as ordinality from made)
      insert into question_version (question_id, version, text, parts, key)
      select id, 1, value -> 'text', value -> 'parts', '{"type": "sba", "options": [1]}'
      from numbered join given using (ordinality)`,
      [JSON.stringify(made)],
    )
  }
  // As in a bank that has been there for a while: the sweep for look-alikes has nothing to do with them.
  await pool.query('update question set compared_version_id = current_version_id')
  await pool.query('vacuum analyze question, question_version')
}
