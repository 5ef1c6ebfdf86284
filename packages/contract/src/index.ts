export { closeAccount, readClosing } from './account/closing.ts'
export { dataCopy } from './account/data-copy.ts'
export { recordActivity } from './activity/record-activity.ts'
export type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from './call.ts'
export { batch } from './catalogue/batch.ts'
export { batchCategories } from './catalogue/batch-categories.ts'
export { batchFilterChoices } from './catalogue/batch-filter-choices.ts'
export { batchPlace } from './catalogue/batch-place.ts'
export { batchSchedules, scheduleEvents } from './catalogue/batch-schedules.ts'
export { batchSeats } from './catalogue/batch-seats.ts'
export { batchSuggestions } from './catalogue/batch-suggestions.ts'
export { batches } from './catalogue/batches.ts'
export { course } from './catalogue/course.ts'
export { courseSettings } from './catalogue/course-settings.ts'
export { courses } from './catalogue/courses.ts'
export { eventCategories } from './catalogue/event-categories.ts'
export { event, events } from './catalogue/events.ts'
export { readComplaintFile, uploadComplaintFile } from './complaint/complaint-files.ts'
export {
  closeComplaint,
  listComplaints,
  markComplaintRead,
  raiseComplaint,
  readComplaint,
  reopenComplaint,
  sendComplaintMessage,
} from './complaint/complaints.ts'
export { faq } from './content/faq.ts'
export { freeVideo, freeVideos } from './content/free-videos.ts'
export { galleryAlbum, galleryAlbums } from './content/gallery.ts'
export { page } from './content/page.ts'
export { type RichNode, type RichTag, type RichText, richTags } from './content/rich-text.ts'
export { dashboard } from './dashboard/dashboard.ts'
export { listDevices } from './devices/list-devices.ts'
export { releaseDevice } from './devices/release-device.ts'
export { requestDevice } from './devices/request-device.ts'
export { requestDeviceOtp } from './devices/request-device-otp.ts'
export { endSignIn, listSignIns } from './devices/sign-ins.ts'
export { verifyDevice } from './devices/verify-device.ts'
export { courseMaterials, materialFile, materialPage } from './document/materials.ts'
export { courseReferenceBooks, referenceBook, referenceBookPage } from './document/reference-books.ts'
export { type ErrorBody, type ErrorCode, errorBody, errorCodes } from './errors.ts'
export { doctorEvents, joinEvent, readDoctorEvent } from './event/doctor-events.ts'
export {
  bcsExam,
  bcsExamNews,
  bcsExamQuestionAnswers,
  bcsExamResult,
  bcsExams,
  onSpotBcsExam,
  readBcsExamNews,
  saveOnSpotBcsExam,
} from './exam/bcs-exams.ts'
export {
  courseExam,
  courseExamNews,
  courseExamQuestionAnswers,
  courseExamResult,
  onSpotCourseExam,
  readCourseExamNews,
  saveOnSpotCourseExam,
} from './exam/course-exam.ts'
export { bcsExamInsight, courseExamInsight, quizInsight } from './exam/exam-insight.ts'
export { objectionReasons, objectToQuestion } from './exam/objection.ts'
export { ownResults } from './exam/own-results.ts'
export {
  onSpotQuiz,
  quiz,
  quizNews,
  quizQuestionAnswers,
  quizResult,
  quizzes,
  readQuizNews,
  saveOnSpotQuiz,
} from './exam/quizzes.ts'
export { readiness } from './exam/readiness.ts'
export { answerBody } from './exam/sit-exam.ts'
export { changePassword } from './identity/change-password.ts'
export { forget } from './identity/forget.ts'
export { previewImpersonation, startImpersonation } from './identity/impersonation.ts'
export { join } from './identity/join.ts'
export { login } from './identity/login.ts'
export { logout } from './identity/logout.ts'
export { register } from './identity/register.ts'
export { reset } from './identity/reset.ts'
export { verifyOtp } from './identity/verify-otp.ts'
export { type LiveKind, type LiveMessage, type LiveNews, live } from './live/live.ts'
export { joinClass } from './live-class/join-class.ts'
export {
  keepInNotebook,
  notebookCards,
  notebookHas,
  noteNotebookCard,
  readNotebookCard,
  takeOutOfNotebook,
} from './notebook/notebook-cards.ts'
export { notebookOverview, readNotebookCorrections, saveNotebookSettings } from './notebook/notebook-overview.ts'
export { notebookQueue } from './notebook/notebook-queue.ts'
export { sendNotebookReviews } from './notebook/notebook-reviews.ts'
export { notice, notices, readAllNotices, readNotice, unread } from './notice/notices.ts'
export { bkashReturn, sslcommerzIpn, sslcommerzReturn } from './payment/gateway-callbacks.ts'
export {
  askPayment,
  changeOrder,
  doctorCourse,
  doctorCourses,
  readCourseOrder,
  readInvoice,
  readOrder,
  readPayment,
  startEnrolment,
  startEventOrder,
  startPayment,
} from './payment/orders.ts'
export {
  askForRefund,
  doctorOrders,
  moveEnrolment,
  moveOptions,
  postponeInstalment,
  readOrderPage,
  withdrawRefundRequest,
} from './payment/own-orders.ts'
export { divisions } from './places/divisions.ts'
export { medicalColleges } from './places/medical-colleges.ts'
export { layPlan, markPlanBlock, movePlanBlock, paintDays, setRota } from './plan/change-plan.ts'
export { endPlanFeed, planCalendar, readPlanFeed, renewPlanFeed } from './plan/plan-feed.ts'
export { readPlan } from './plan/plan-week.ts'
export {
  countPractice,
  makePractice,
  onSpotPractice,
  practice,
  practiceExam,
  practiceNews,
  practiceQuestionAnswers,
  practiceResult,
  practiseMissed,
  readPracticeNews,
  saveOnSpotPractice,
  showPracticeAnswer,
} from './practice/practice.ts'
export { removeAvatar, uploadAvatar } from './profile/avatar.ts'
export type { Doctor, DoctorOnNewDevice } from './profile/doctor.ts'
export { immediateProfileUpdate } from './profile/immediate-profile-update.ts'
export { myProfile } from './profile/my-profile.ts'
export { myProfileUpdate } from './profile/my-profile-update.ts'
export { readNewsSms, setNewsSms } from './profile/news-sms.ts'
export { readPushKey, subscribePush, unsubscribePush } from './push/push.ts'
export { readPushSettings, savePushSettings, sendTestPush } from './push/push-settings.ts'
export { pathaoWebhook, steadfastWebhook } from './sheet/courier-webhooks.ts'
export { cancelDelivery, changeDelivery, courseSheets, readDelivery, requestDelivery } from './sheet/sheets.ts'
export { appData } from './site/app-data.ts'
export { bannerSection } from './site/banner-section.ts'
export { contactList } from './site/contact-list.ts'
export { csrfCookie } from './site/csrf-cookie.ts'
export { faqs } from './site/faqs.ts'
export { otherServices } from './site/other-services.ts'
export type { PageFiles } from './site/page-files.ts'
export { scrollingNotices } from './site/scrolling-notices.ts'
export { startSubscriptionOrder, subscriptionShelf, subscriptions } from './subscription/subscriptions.ts'
export {
  adminExams,
  courseExamInfo,
  courseExams,
  pendingExams,
} from './timetable/course-exams.ts'
export { courseTimetable } from './timetable/timetable.ts'
export { courseLecture, pendingVideo } from './video/course-lecture.ts'
export { adminVideo, adminVideos, pendingVideos } from './video/course-videos.ts'
export { addVideoNote, changeVideoNote, deleteVideoNote, videoNotes } from './video/video-notes.ts'
export { saveProgress, watchVideo } from './video/watch-video.ts'
