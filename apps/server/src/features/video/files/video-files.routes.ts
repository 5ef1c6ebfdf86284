import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { isFileOfVideo } from './files-of-video.ts'
import { findTicketFiles } from './find-ticket-files.ts'
import { mediaTypeOf } from './media-type.ts'
import { sendMediaFile } from './send-media-file.ts'
import { readTicket } from './watch-ticket.ts'

/**
 * Public block: a player sends no token, so the address itself says who may fetch it, and the cookie that it is the same
 * browser (decision 021). Already compressed, and asked for in parts: never compressed again.
 */
export function videoFileRoutes(app: FastifyInstance, { env, database: { db }, clock, storage }: Deps): void {
  app.route<{ Params: { ticket: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/videos/:ticket/*',
    compress: false,
    // A stream lasts as long as the browser takes: a line for each would say nothing, and hold a ticket.
    logLevel: 'warn',
    schema: { hide: true },
    async handler(request, reply) {
      const now = clock()
      const { ticket: text, '*': path } = request.params
      const ticket = readTicket(env.appSecret, { ticket: text, cookie: request.cookies.watch, now })
      const files = ticket && (await findTicketFiles(db, { ...ticket, now }))
      const type = mediaTypeOf(path)
      if (ticket === undefined || files === undefined || type === undefined || !isFileOfVideo(path, files, now))
        throw new AppError('forbidden')
      const maxAgeSeconds = Math.floor((ticket.expiresAt.getTime() - now.getTime()) / 1000)
      return sendMediaFile(request, reply, { storage, key: `videos/${path}`, type, maxAgeSeconds })
    },
  })
}
