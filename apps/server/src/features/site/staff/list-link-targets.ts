import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { standingPages } from '../../content/index.ts'

type LinkTarget = { link: string; title: { bn: string; en?: string } }

const atMost = 12

/** What is shown on the site and has a page of its own, found by its name or by the beginning of its path. */
export async function listLinkTargets(tx: Tx, { q }: { q?: string | undefined }): Promise<LinkTarget[]> {
  const found = await tx.execute<LinkTarget>(sql`
    select link, title from (
      select case when slug = any(${sql.param(standingPages)}) then '/' || slug else '/pages/' || slug end as link,
        title, 1 as kind, id from page where is_active
      union all select '/' || slug || '/batches', title, 2, id from batch_category where is_active
      union all select '/batch-details/' || id, title, 3, id from batch where is_active
      union all select '/' || id || '/event', name, 4, id from event where is_active
      union all select '/gallery?album=' || id, title, 5, id from gallery_album where is_active
      union all select '/v/' || id, title, 6, id from free_video where is_active
    ) as target
    where ${q === undefined ? sql`true` : isAbout(q)}
    order by kind, id desc limit ${atMost}`)
  return found.rows
}

const isAbout = (q: string) => (q.startsWith('/') ? sql`starts_with(link, ${q})` : saysIn(sql`title`, q))
