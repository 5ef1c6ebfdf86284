import {
  batchResource,
  contactResource,
  eventResource,
  type FieldsOf,
  faqResource,
  footerSingle,
  freeVideoResource,
  galleryAlbumResource,
  heroSingle,
  heroSlideResource,
  lookSingle,
  menusSingle,
  pageResource,
  type Single,
  scrollingNoticeResource,
  serviceResource,
  siteTextsSingle,
} from '@prostuti/contract/staff'
import { batchStore, eventStore } from '../catalogue/index.ts'
import { freeVideoStore, galleryAlbumStore, pagePath, pageStore } from '../content/index.ts'
import type { FormStore } from '../resource/index.ts'
import {
  contactStore,
  faqStore,
  footerStore,
  heroSlideStore,
  heroStore,
  lookStore,
  menusStore,
  scrollingNoticeStore,
  serviceStore,
  siteTextsStore,
} from '../site/index.ts'

/** A form whose words stand on a public page: how they are written, and on which page. */
export type Previewable<R extends Single = Single> = {
  resource: R
  store: Pick<FormStore<R>, 'read' | 'write'>
  pageOf: (given: { id: string; fields: FieldsOf<R> }) => string
}

const of = <R extends Single>(resource: R, store: FormStore<R>, pageOf: Previewable<R>['pageOf']): Previewable =>
  ({ resource, store, pageOf }) as unknown as Previewable

export const previewables: Previewable[] = [
  of(lookSingle, lookStore, () => '/'),
  of(heroSingle, heroStore, () => '/'),
  of(heroSlideResource, heroSlideStore, () => '/'),
  of(menusSingle, menusStore, () => '/'),
  of(footerSingle, footerStore, () => '/'),
  of(siteTextsSingle, siteTextsStore, () => '/'),
  of(scrollingNoticeResource, scrollingNoticeStore, () => '/'),
  of(serviceResource, serviceStore, () => '/'),
  of(contactResource, contactStore, () => '/contact-details'),
  of(faqResource, faqStore, ({ id }) => `/faq/${id}/show`),
  of(pageResource, pageStore, ({ fields }) => pagePath(fields.slug)),
  of(freeVideoResource, freeVideoStore, ({ id }) => `/v/${id}`),
  of(galleryAlbumResource, galleryAlbumStore, () => '/gallery'),
  of(batchResource, batchStore, ({ id }) => `/batch-details/${id}`),
  of(eventResource, eventStore, ({ id }) => `/${id}/event`),
]

const byName = new Map(previewables.map((each) => [each.resource.name, each]))

export const findPreviewable = (name: string): Previewable | undefined => byName.get(name)
