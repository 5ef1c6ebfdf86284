import { freeVideo, freeVideos, galleryAlbum, galleryAlbums, page } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { listFreeVideos } from './list-free-videos.ts'
import { listGalleryAlbums } from './list-gallery-albums.ts'
import { readFreeVideo } from './read-free-video.ts'
import { readGalleryAlbum } from './read-gallery-album.ts'
import { readPage } from './read-page.ts'

/** Public block: what staff write and show, beside the catalogue. */
export function contentRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, page, async ({ locale, params }) => ({ page: await readPage(db, { locale, slug: params.slug }) }))
  registerCall(app, galleryAlbums, ({ locale, query }) =>
    listGalleryAlbums(db, { locale, perPage: query['per-page'] ?? 12, page: query.page ?? 1 }),
  )
  registerCall(app, galleryAlbum, ({ locale, params, query }) =>
    readGalleryAlbum(db, { locale, albumId: params.id, perPage: query['per-page'] ?? 60, page: query.page ?? 1 }),
  )
  registerCall(app, freeVideos, ({ locale, query }) =>
    listFreeVideos(db, { locale, now: clock(), perPage: query['per-page'] ?? 12, page: query.page ?? 1 }),
  )
  registerCall(app, freeVideo, async ({ locale, params }) => ({
    video: await readFreeVideo(db, { locale, now: clock(), videoId: params.id }),
  }))
}
