import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Address } from './address.ts'
import { listAddresses } from './list-addresses.ts'
import { remember } from './remember.ts'
import { writeRobots } from './write-robots.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

/** The protocol allows 50,000 in one file; a fifth of it keeps a file under a megabyte or two. */
const maxInOneFile = 10_000
const keptSeconds = 300

const params = z.object({ name: z.string().regex(/^[1-9]\d{0,3}\.xml$/) })

/** Public block: what search engines read first. */
export function sitemapRoutes(
  app: FastifyInstance,
  { database: { db }, env: { publicUrl }, clock }: Deps,
  perFile = maxInOneFile,
): void {
  const readParts = remember(async () => inParts(await listAddresses(db, clock()), perFile), keptSeconds, clock)

  app.get('/sitemap.xml', { schema: { hide: true }, config: { units: 20 } }, async (_request, reply) => {
    const parts = await readParts()
    const [only = []] = parts
    return sendXml(reply, parts.length > 1 ? writeSitemapIndex(parts, publicUrl) : writeSitemap(only, publicUrl))
  })

  app.get<{ Params: z.infer<typeof params> }>(
    '/sitemaps/:name',
    { schema: { hide: true, params }, config: { units: 20 } },
    async (request, reply) => {
      const part = (await readParts())[Number.parseInt(request.params.name, 10) - 1]
      if (part === undefined) throw new AppError('not_found')
      return sendXml(reply, writeSitemap(part, publicUrl))
    },
  )

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(writeRobots(publicUrl)),
  )
}

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply
    .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${keptSeconds}` })
    .send(xml)

function inParts(addresses: readonly Address[], size: number): Address[][] {
  const parts: Address[][] = []
  for (let at = 0; at < addresses.length; at += size) parts.push(addresses.slice(at, at + size))
  return parts
}
