import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../../errors.ts'
import type { ExamDeps } from '../../exam-stores.ts'
import { sealedFolder, sealPaper } from './seal-paper.ts'
import { isSealedAt } from './sealed-address.ts'
import { readSealedName } from './sealed-name.ts'

/** Public block: papers that nobody can read yet. Their names cannot be guessed, and what a name stands for never changes. */
export function sealedPaperRoutes(app: FastifyInstance, { exams, clock, env }: ExamDeps): void {
  app.get<{ Params: { name: string } }>(
    `${sealedFolder}/:name`,
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { name } = request.params
      const named = readSealedName(env.appSecret, name)
      const paper = named && (await exams.papers.byId(named.paperId))
      if (!paper || !isSealedAt(paper, clock())) throw new AppError('not_found')
      const sealed = await sealPaper(paper, named.locale, env.appSecret)
      // It was changed since: whoever holds the old address begins with the whole paper.
      if (sealed.address !== `${sealedFolder}/${name}`) throw new AppError('not_found')
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        .send(sealed.bytes)
    },
  )
}
