import type { Tx } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Writes down with each question what came of it wherever it was sat: in how many papers, by how many, when last; facility and
 * discrimination of all of them together, weighted by who sat. The bank lists and sorts by it.
 */
export async function writeQuestionFigures(tx: Tx, paperId: number): Promise<void> {
  await tx.execute(figuresOf(sql`(select question_id from paper_question where paper_id = ${paperId})`))
}

const figuresOf = (questions: SQL): SQL => sql`
  with item as (
    select (item ->> 'questionId')::int as question_id, analysis.paper_id, analysis.sittings,
      (item #>> '{byRight,facility}')::float8 as facility, (item ->> 'discrimination')::float8 as discrimination
    from paper_analysis analysis cross join jsonb_array_elements(analysis.items) item
    where analysis.attempts = 'first' and analysis.paper_id in (
      select paper_id from paper_question where question_id in ${questions})
  ), summed as (
    select item.question_id, count(*)::int as papers, sum(item.sittings)::int as sittings,
      max(coalesce(paper.closes_at, paper.opens_at)) as last_used_at,
      sum(facility * item.sittings) / nullif(sum(item.sittings) filter (where facility is not null), 0) as facility,
      sum(discrimination * item.sittings) / nullif(sum(item.sittings) filter (where discrimination is not null), 0)
        as discrimination
    from item join paper on paper.id = item.paper_id
    where item.question_id in ${questions} and item.sittings > 0
    group by item.question_id
  )
  update question set papers = summed.papers, sittings = summed.sittings, last_used_at = summed.last_used_at,
    facility = round(summed.facility * 10000)::int, discrimination = round(summed.discrimination * 10000)::int
  from summed where question.id = summed.question_id`
