/** What the public site says, as staff write it. */
export { uploadPicture } from '../files/upload-picture.ts'
export { defineOrder, type OrderCall } from '../resource/define-order.ts'
export { arrangeContacts, contactResource } from './contact.ts'
export { arrangeFaqs, faqResource } from './faq.ts'
export { arrangeFreeVideos, freeVideoResource } from './free-video.ts'
export {
  arrangeGalleryAlbums,
  arrangeGalleryPictures,
  galleryAlbumResource,
  galleryPictureResource,
} from './gallery.ts'
export { arrangeHeroSlides, heroSlideResource } from './hero-slide.ts'
export { listLinkTargets } from './link-targets.ts'
export { arrangeMedicalColleges, listDistricts, medicalCollegeResource } from './medical-college.ts'
export { pageResource } from './page.ts'
export { arrangeScrollingNotices, scrollingNoticeResource } from './scrolling-notice.ts'
export { arrangeServices, serviceResource } from './service.ts'
export { footerSingle, heroSingle, listFeaturableExams, menusSingle, siteTextsSingle } from './site-forms.ts'
