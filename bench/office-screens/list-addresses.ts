import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { faqResource } from '../../packages/contract/src/staff/index.ts'
import type { Db } from '../../packages/db/src/index.ts'

type OfficeAccess = { url: string; cookie: string; token: string; db: Db }

const folder = new URL('../../apps/admin/app/routes/', import.meta.url)

/** Read as text: their screens are the browser's. */
const paths = readdirSync(folder)
  .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bpath: '([^']+)'/g)])
  .map(([, path]) => path!)

/** Every screen at an address that the demo data fills: the first of each kind, and a new one where it can be made. */
export async function listAddresses({ url, cookie, token, db }: OfficeAccess): Promise<string[]> {
  const begun = await fetch(url + faqResource.export.path, {
    method: 'POST',
    headers: { cookie, 'x-office-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv', filter: {}, title: 'FAQ', list: '/faqs' }),
  })
  const { job_id: jobId } = (await begun.json()) as { job_id: number }
  const { rows } = await db.execute<{ id: number }>(sql`select max(id)::int as id from audit_entry`)
  const firstOf: Record<string, number> = { 'jobs/:id': jobId, 'audit/:id': rows[0]?.id ?? 0 }
  const filled = paths.map((path) =>
    path
      .replace(':batchId', '1')
      .replace(':list', 'faqs')
      .replace(':id', String(firstOf[path] ?? 1)),
  )
  const news = paths
    .filter((path) => /^(?!jobs|audit|staff|gallery-pictures).*\/:id$/.test(path))
    .map((path) => path.replace(':batchId', '1').replace(':id', 'new'))
  return ['/', ...filled.map((path) => `/${path}`), ...news.map((path) => `/${path}`), '/no-such-screen']
}
