import { existsSync } from 'node:fs'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { registerAcceptEncoding } from '../plugins/accept-encoding.ts'
import { webBuildFolder } from './web-app.ts'

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600, stale-while-revalidate=86400'

/** The browser's half of the web build. Names under /assets carry a hash of the content; the build left a .br and a .gz beside each text file. */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  const root = `${webBuildFolder}client`
  if (!existsSync(root)) return
  await app.register(async (files) => {
    registerAcceptEncoding(files)
    await files.register(fastifyStatic, optionsOf(root))
    // Looked for on the disk at every request: while a new release is put in place, its pages may ask a process of the old one.
    await files.register(fastifyStatic, {
      ...optionsOf(root),
      ...{ root: `${root}/assets`, prefix: '/assets/', wildcard: true, decorateReply: false },
    })
  })
}

function optionsOf(root: string): FastifyStaticOptions {
  return {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    serveDotFiles: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      const name = path.slice(root.length).replace(/\.(br|gz)$/, '')
      // The service worker must never be held back by a cache, or a bad one could not be replaced.
      reply.header('cache-control', name === '/sw.js' ? 'no-cache' : name.startsWith('/assets/') ? year : hour)
    },
  }
}
