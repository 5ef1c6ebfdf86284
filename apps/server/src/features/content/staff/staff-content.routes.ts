import {
  arrangeFreeVideos,
  arrangeGalleryAlbums,
  arrangeGalleryPictures,
  freeVideoResource,
  galleryAlbumResource,
  galleryPictureResource,
  pageResource,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerOrder, registerResource } from '../../resource/index.ts'
import { freeVideoStore } from './free-video-store.ts'
import { galleryAlbumStore, galleryPictureStore } from './gallery-stores.ts'
import { pageStore } from './page-store.ts'

/** Pages, gallery and free videos, as staff write them. */
export function staffContentRoutes(app: FastifyInstance, deps: Deps): void {
  const { galleryAlbum, galleryPicture, freeVideo } = tables
  registerResource(app, deps, pageResource, pageStore)
  registerResource(app, deps, galleryAlbumResource, galleryAlbumStore)
  registerOrder(app, deps, arrangeGalleryAlbums, { resource: 'gallery_album', table: galleryAlbum })
  registerResource(app, deps, galleryPictureResource, galleryPictureStore)
  registerOrder(app, deps, arrangeGalleryPictures, {
    resource: 'gallery_picture',
    table: galleryPicture,
    within: galleryPicture.galleryAlbumId,
  })
  registerResource(app, deps, freeVideoResource, freeVideoStore)
  registerOrder(app, deps, arrangeFreeVideos, { resource: 'free_video', table: freeVideo })
}
