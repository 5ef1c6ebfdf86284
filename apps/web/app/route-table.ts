/** What is not built yet says so, by area (`routes/being-prepared.tsx`). */
export type Area = 'batches' | 'events' | 'exams' | 'content' | 'videos' | 'enrolment' | 'my'

export type RouteEntry = {
  /** The route's id; `next` after a sign-in holds it together with the params. */
  name: string
  path: string
  /** The file under `routes/`. */
  page: string
  area?: Area
  /** Hides the header. */
  header?: false
  /** Hides the footer altogether. */
  footer?: false
  /** Keeps the footer's last line only. */
  footerDetails?: false
}

const prepared = (name: string, path: string, area: Area, flags: Partial<RouteEntry> = {}): RouteEntry => ({
  name,
  path,
  page: 'being-prepared',
  area,
  ...flags,
})

export const publicRoutes: RouteEntry[] = [
  { name: 'Home', path: '/', page: 'home' },

  { name: 'login', path: '/login', page: 'login' },
  { name: 'join', path: '/join', page: 'join' },
  { name: 'join-to-enroll', path: '/join-to-enroll', page: 'join-to-enroll' },
  { name: 'forget', path: '/forget', page: 'forget' },
  { name: 'otp', path: '/otp', page: 'otp' },
  { name: 'register', path: '/register', page: 'register' },
  { name: 'login-for-admin', path: '/login-for-admin', page: 'login-for-admin' },

  prepared('free-video', '/v/:freeVideoId', 'videos'),
  prepared('course-bcs', '/courses/bcs', 'batches'),
  prepared('course-psc-non-cadre', '/courses/psc-non-cadre', 'batches'),
  prepared('events', '/events', 'events'),
  prepared('event', '/:id/event', 'events'),

  prepared('batches', '/batches', 'batches'),
  prepared('category-batches', '/:slug/batches', 'batches'),
  prepared('batch-for-you', '/:slug/batch-for-you', 'batches'),
  prepared('category-batch', '/:slug/batches/:available_batch_id', 'batches'),
  prepared('batch', '/batch-details/:available_batch_id', 'batches'),
  prepared('batch-schedule', '/batch-details/:batch_id/schedule', 'batches'),
  prepared('batch-master-schedule', '/batch-details/:batch_id/master-schedule', 'batches'),
  prepared('batch-enroll', '/batch-details/:batch_id/enroll', 'enrolment'),
  prepared('enroll', '/batch-details/:batch_id/enroll/:schedule_id', 'enrolment'),
  prepared('batch-schedules', '/batch-schedules/:batch_id', 'batches', { header: false, footer: false }),

  prepared('contact-details', '/contact-details', 'content'),
  prepared('faq-list', '/faq', 'content'),
  prepared('faq', '/faq/:id/show', 'content'),

  prepared('quiz-list', '/quiz-list', 'exams'),
  prepared('on-spot-quiz', '/on-spot-quiz/:slug', 'exams', { footerDetails: false }),
  prepared('bcs-exam-list', '/bcs-exam-list', 'exams'),
  prepared('special-exam', '/special-exam', 'exams'),
  prepared('on-spot-bcs-exam', '/on-spot-bcs-exam/:slug', 'exams', { footerDetails: false }),
  prepared('bcs-exam-question-answer', '/bcs-exam-question-answer/:slug', 'exams', { footerDetails: false }),

  prepared('about', '/about', 'content'),
  prepared('terms-condition', '/terms-condition', 'content'),
  prepared('privacy-policy', '/privacy-policy', 'content'),
  prepared('refund-policy', '/refund-policy', 'content'),
  prepared('gallery', '/gallery', 'content'),

  { name: 'admin', path: '/admin', page: 'admin' },
  { name: 'admin-page', path: '/admin/*', page: 'admin' },
]

/** Under /my the side menu and the tab bar stand in the header's place. */
const my = (name: string, path: string, page = 'being-prepared'): RouteEntry => ({
  ...prepared(`my-${name}`, `/my/${path}`, 'my', { header: false, footerDetails: false }),
  page,
})

export const myRoutes: RouteEntry[] = [
  my('dashboard', 'dashboard', 'my-dashboard'),
  my('courses', 'courses'),
  my('course', 'courses/:id'),
  my('course-materials', 'courses/:id/course-materials'),
  my('schedule', 'courses/:year_course_session_id/batch/:batch_id/schedule/:schedule_id'),
  my('master-schedule', 'courses/:year_course_session_id/batch/:batch_id/master-schedule/:schedule_id'),
  my('full-schedule', 'courses/:id/full-schedule'),
  my('exam-result', 'courses/:id/events/:eventId/exam/result'),
  my('exam-status', 'courses/:id/schedule/:scheduleId/events/:eventId/exam-status'),
  my('exam-info', 'courses/:id/schedule/:schedule_id/events/:eventId/exam-info'),
  my('pending-exam-info', 'courses/:id/events/:eventId/pending-exam-info'),
  my('exam-results', 'courses/:id/exams/results'),
  my('schedule-exam-participated', 'courses/:id/schedule/:schedule_id/events/:eventId/exam/participated'),
  my('exam-participated', 'courses/:id/events/:eventId/exam/participated'),
  my('exam-participated-answers', 'courses/:id/events/:eventId/exam/participated-questions-answer'),
  my('exam-questions', 'courses/:id/events/:eventId/exam/question-list'),
  my('exam-answers', 'courses/:id/events/:eventId/exam/question-answer-list'),
  my('exam-explanations', 'courses/:id/events/:eventId/exam/question-explanation-list'),
  my('lecture', 'courses/:id/events/:scheduleId/schedule/:eventId/lecture'),
  my('checkout', 'courses/:id/checkout'),
  my('payment-done', 'courses/:id/payment/:coursePaymentId/done'),
  my('payment-option', 'courses/:id/payment-option'),
  my('invoice', 'courses/:id/invoice'),
  my('lecture-sheet', 'courses/:id/lecture-sheet'),
  my('lecture-sheet-track', 'courses/:id/lecture-sheet-track/:deliveryId'),
  my('admin-videos', 'courses/:id/admin-videos'),
  my('admin-video', 'courses/:id/admin-videos/:adminVideoId'),
  my('admin-exams', 'courses/:id/admin-exams'),
  my('event-checkout', 'event/:id/checkout'),
  my('reference-book', 'reference-book/:bookId/page-no/:pageNo'),
  my('notices', 'notices'),
  my('notice', 'notices/:id'),
  my('pending-videos', 'pending-video/:id'),
  my('pending-video', 'pending-video/:id/video/:pendingVideoId'),
  my('pending-exams', 'pending-exam/:id'),
  my('account', 'account', 'my-account'),
  my('devices', 'account/devices', 'my-devices'),
  my('devices-coming-soon', 'account/devices/coming-soon', 'my-devices-coming-soon'),
  my('devices-otp-request', 'account/devices/otp-request', 'my-devices-otp-request'),
  my('devices-otp-submission', 'account/devices/otp-submission', 'my-devices-otp-submission'),
  my('devices-request', 'account/devices/request', 'my-devices-request'),
  my('change-password', 'account/change-password', 'my-change-password'),
  my('subscription', 'subscription'),
  my('subscription-list', 'subscription/:id/list'),
  my('subscription-checkout', 'subscription/:id/checkout'),
  my('subscription-video', 'subscription/:id/list/:orderId/view/:videoId'),
  my('subscription-add', 'subscription/:id/add'),
  my('subscription-duration', 'subscription/:id/duration'),
  my('complain-box', 'complain-box'),
  my('complaint', 'complain-box/:complainId'),
  my('quiz-result', 'quiz/results/:key'),
  my('bcs-exam-result', 'bcs-exam/results/:key'),
]

const byName = new Map([...publicRoutes, ...myRoutes].map((entry) => [entry.name, entry]))

export const routeNamed = (name: string | undefined): RouteEntry | undefined => byName.get(name ?? '')
