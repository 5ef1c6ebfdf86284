import {
  keepInNotebook,
  notebookCards,
  notebookHas,
  notebookOverview,
  notebookQueue,
  noteNotebookCard,
  readNotebookCard,
  readNotebookCorrections,
  saveNotebookSettings,
  sendNotebookReviews,
  takeOutOfNotebook,
} from '@prostuti/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { AppDeps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { spendByDoctor } from '../rate-limit/index.ts'
import { keepCard, noteCard, readCard, takeCardOut } from './cards/change-cards.ts'
import { listCards } from './cards/list-cards.ts'
import { presentState } from './readable/present-cards.ts'
import { readOverview } from './readable/read-overview.ts'
import { readQueue } from './readable/read-queue.ts'
import { readReadable } from './readable/readable-cards.ts'
import { takeReviews } from './reviewing/take-reviews.ts'
import { chooseSettings, noteCorrectionsRead, presentSettings } from './settings.ts'

/** A device that sends after every answer stays far below; one that goes wrong fills no disk. */
const sendings = { name: 'notebook_reviews', tries: 600, windowMs: 3_600_000 }
/** Nobody answers so much in a day. Every card is made anew from all reviews of it, so their number is what it costs; sent again is not counted. */
const reviewings = { name: 'notebook_reviewed', tries: 5_000, windowMs: 86_400_000 }
/** Two hundred reviews with their answers, and as many taken back. */
const reviewValues = 8_000

/** Doctor block: the mistake notebook. Every call asks anew what may be read; nothing of it may be kept by a cache. */
export function notebookRoutes(app: FastifyInstance, { database: { db }, clock, env }: AppDeps): void {
  const readerOf = (request: FastifyRequest) => ({ doctorId: signInOf(request).doctorId, now: clock() })
  const writerOf = (request: FastifyRequest) => ({ doctorId: ownDoctorOf(request), now: clock() })
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  registerCall(app, notebookOverview, ({ request, locale }) => readOverview(db, { ...readerOf(request), locale }))
  registerCall(app, notebookQueue, ({ request, locale }) => readQueue(db, { ...readerOf(request), locale }))
  registerCall(app, notebookCards, ({ request, query, locale }) =>
    listCards(db, { ...readerOf(request), query, locale }),
  )
  registerCall(app, readNotebookCard, async ({ request, params, locale }) => ({
    card: await readCard(db, { ...readerOf(request), questionId: params.id, locale }),
  }))
  registerCall(app, notebookHas, async ({ request, query }) => {
    const { cards } = await readReadable(db, { ...readerOf(request), only: query.questions })
    return { question_ids: cards.map(({ questionId }) => questionId) }
  })

  registerCall(app, keepInNotebook, async ({ request, body, locale }) => ({
    card: await keepCard(db, { ...writerOf(request), questionId: body.question_id, locale }),
  }))
  registerCall(app, takeOutOfNotebook, async ({ request, params }) => {
    await takeCardOut(db, { ...writerOf(request), questionId: params.id })
    return undefined
  })
  registerCall(app, noteNotebookCard, async ({ request, params, body, locale }) => ({
    card: await noteCard(db, { ...writerOf(request), questionId: params.id, note: body.note, locale }),
  }))
  registerCall(app, saveNotebookSettings, async ({ request, body }) => {
    const own = writerOf(request)
    const settings = await db.transaction((tx) => chooseSettings(tx, { ...own, body }))
    return { settings: presentSettings(settings) }
  })
  registerCall(app, readNotebookCorrections, async ({ request, body }) => {
    await noteCorrectionsRead(db, { ...writerOf(request), until: new Date(body.until) })
    return undefined
  })
  registerCall(
    app,
    sendNotebookReviews,
    async ({ request, body }) => {
      const own = writerOf(request)
      const by = { ...own, secret: env.appSecret }
      await spendByDoctor(db, sendings, by)
      const { questionIds, ...taken } = await db.transaction(async (tx) => {
        const { added, ...written } = await takeReviews(tx, { ...own, body })
        // What is too much is not written at all, and can be sent later.
        if (added > 0) await spendByDoctor(tx, reviewings, { ...by, tries: added })
        return written
      })
      const { cards } = await readReadable(db, { ...own, only: questionIds })
      return {
        server_time: own.now.toISOString(),
        ...taken,
        cards: cards.map((card) => presentState(card, own.now)),
      }
    },
    { valuesAtMost: reviewValues },
  )
}
