import { isLocale } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../../errors.ts'
import type { ExamDeps } from '../../exam-stores.ts'
import { sealedFolder, sealPaper } from './seal-paper.ts'
import { isSealedAt } from './sealed-address.ts'

const wholeName = /^(\d{1,9})-(\w\w)-[\w-]{43}$/

/** Public block: papers that nobody can read yet. Their names cannot be guessed, and what a name stands for never changes. */
export function sealedPaperRoutes(app: FastifyInstance, { exams, clock, env }: ExamDeps): void {
  app.get<{ Params: { name: string } }>(
    `${sealedFolder}/:name`,
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { name } = request.params
      const [, id, locale] = wholeName.exec(name) ?? []
      const paper = id === undefined ? undefined : await exams.papers.byId(Number(id))
      if (paper === undefined || !isLocale(locale) || !isSealedAt(paper, clock())) throw new AppError('not_found')
      const sealed = await sealPaper(paper, locale, env.appSecret)
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
