import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type FileKind, isFileName, readStoredFile } from './file-store.ts'

/** Pictures of doctors, and those that staff put on the site. */
const shown: FileKind[] = ['avatars', 'site']

/** Public block: pictures that pages show. Their names cannot be guessed, and their content never changes. */
export function fileRoutes(app: FastifyInstance, { storage }: Pick<Deps, 'storage'>): void {
  for (const kind of shown)
    app.get<{ Params: { name: string } }>(
      `/files/${kind}/:name`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { name } = request.params
        const bytes = isFileName(kind, name) ? await readStoredFile(storage, kind, name) : undefined
        if (bytes === undefined) throw new AppError('not_found')
        return reply
          .headers({
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
            // The office shows them too, on an address of its own.
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(bytes)
      },
    )
}
