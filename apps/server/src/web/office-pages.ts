import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { registerAcceptEncoding } from '../plugins/accept-encoding.ts'

const buildFolder = fileURLToPath(new URL('../../../admin/build', import.meta.url))

const year = 'public, max-age=31536000, immutable'

/** The office's files, and its one page at every other address: which screen an address means, the page itself knows. */
export async function registerOfficePages(app: FastifyInstance): Promise<void> {
  if (!existsSync(buildFolder)) return
  await app.register(async (files) => {
    registerAcceptEncoding(files)
    // Looked for on the disk at every request, as the doctors' are (static-files.ts).
    await files.register(fastifyStatic, {
      root: `${buildFolder}/assets`,
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', year),
    })
  })
  const page = readFileSync(`${buildFolder}/index.html`, 'utf8')
  app.get('/*', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  )
}
