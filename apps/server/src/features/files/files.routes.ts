import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { isFileName, readStoredFile } from './file-store.ts'

/** Public block: pictures that pages show. Their names cannot be guessed, and their content never changes. */
export function fileRoutes(app: FastifyInstance, { env }: Pick<Deps, 'env'>): void {
  app.get<{ Params: { name: string } }>('/files/avatars/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params
    const bytes = isFileName('avatars', name) ? await readStoredFile(env.dataDir, 'avatars', name) : undefined
    if (bytes === undefined) throw new AppError('not_found')
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes)
  })
}
