import {
  addVideoNote,
  adminVideo,
  adminVideos,
  changeVideoNote,
  courseLecture,
  deleteVideoNote,
  pendingVideo,
  pendingVideos,
  saveProgress as saveProgressCall,
  videoNotes,
  watchVideo,
} from '@prostuti/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { findOwnCourse, type OwnCourse, requireLectures } from '../enrolment/index.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { writeWatchCookie } from './files/watch-ticket.ts'
import { listAdminVideos, readAdminVideo } from './lectures/list-admin-videos.ts'
import { listPendingVideos } from './lectures/list-pending-videos.ts'
import { readLecture } from './lectures/read-lecture.ts'
import { cacheVideoLengths } from './watching/cache-video-lengths.ts'
import { openVideo, ticketRunsMs } from './watching/open-video.ts'
import { saveProgress } from './watching/save-progress.ts'
import { addNote, changeNote, deleteNote, listNotes } from './watching/video-notes.ts'

/** More than anybody writes down while a lecture goes on, and too few to fill a disk. */
const notesByDoctor: RateLimit = { name: 'video-note', tries: 120, windowMs: 3_600_000 }

/** Doctor block. */
export function videoRoutes(app: FastifyInstance, { env, database: { db }, clock }: Deps): void {
  const lengthOf = cacheVideoLengths(db)
  type Asking = { request: FastifyRequest; reply: FastifyReply; params: { id: number } }

  /** The doctor's own course, as far as its lectures are open. */
  async function courseOf({ request, reply, params }: Asking): Promise<OwnCourse> {
    reply.header('cache-control', 'no-store')
    const course = await findOwnCourse(db, { doctorId: signInOf(request).doctorId, enrolmentId: params.id })
    await requireLectures(db, course, clock())
    return course
  }

  registerCall(app, courseLecture, async ({ params, locale, ...asking }) => {
    const course = await courseOf({ params, ...asking })
    return readLecture(db, { course, eventId: params.eventId, locale, now: clock() })
  })

  registerCall(app, pendingVideos, async ({ locale, ...asking }) => {
    const course = await courseOf(asking)
    return { videos: await listPendingVideos(db, { course, locale, now: clock() }) }
  })

  registerCall(app, pendingVideo, async ({ params, locale, ...asking }) => {
    const course = await courseOf({ params, ...asking })
    return readLecture(db, { course, eventId: params.pendingVideoId, locale, now: clock() })
  })

  registerCall(app, adminVideos, async ({ locale, ...asking }) => {
    const course = await courseOf(asking)
    return { videos: await listAdminVideos(db, { course, locale, now: clock() }) }
  })

  registerCall(app, adminVideo, async ({ params, locale, ...asking }) => {
    const course = await courseOf({ params, ...asking })
    const asked = { course, adminVideoId: params.adminVideoId, locale, now: clock() }
    return { admin_video: await readAdminVideo(db, asked) }
  })

  registerCall(app, watchVideo, async ({ request, reply, params }) => {
    reply.header('cache-control', 'no-store')
    const doctorId = ownDoctorOf(request)
    const signIn = { id: signInOf(request).id, doctorId }
    const opened = await openVideo(db, { signIn, videoId: params.id, secret: env.appSecret, now: clock() })
    reply.setCookie('watch', writeWatchCookie(env.appSecret, { doctorId, signInId: signIn.id }), {
      path: '/media/videos',
      httpOnly: true,
      sameSite: 'strict',
      secure: env.publicUrl.startsWith('https:'),
      maxAge: ticketRunsMs / 1000,
    })
    return opened
  })

  registerCall(
    app,
    saveProgressCall,
    async ({ request, reply, params, body }) => {
      reply.header('cache-control', 'no-store')
      const watched = { doctorId: ownDoctorOf(request), videoId: params.id, now: clock() }
      return saveProgress(db, {
        ...watched,
        durationSeconds: await lengthOf(watched),
        positionSeconds: body.position_seconds,
        watched: body.watched,
        agoSeconds: body.ago_seconds ?? 0,
      })
    },
    { skipLog: true },
  )

  registerCall(app, videoNotes, async ({ request, reply, params }) => {
    reply.header('cache-control', 'no-store')
    return { notes: await listNotes(db, { doctorId: signInOf(request).doctorId, videoId: params.id }) }
  })

  registerCall(app, addVideoNote, async ({ request, params, body }) => {
    const place = { doctorId: ownDoctorOf(request), videoId: params.id, now: clock() }
    await spendByDoctor(db, notesByDoctor, { ...place, secret: env.appSecret })
    return { note: await addNote(db, { ...place, atSeconds: body.at_seconds, text: body.text }) }
  })

  registerCall(app, changeVideoNote, async ({ request, params, body }) => {
    const place = { doctorId: ownDoctorOf(request), videoId: params.id }
    return { note: await changeNote(db, { ...place, noteId: params.noteId, text: body.text, now: clock() }) }
  })

  registerCall(app, deleteVideoNote, async ({ request, params }) => {
    await deleteNote(db, { doctorId: ownDoctorOf(request), videoId: params.id, noteId: params.noteId })
    return undefined
  })
}
