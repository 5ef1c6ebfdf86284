const scheduleQuery = ['schedule', 'only', 'page']

/** Every filter of the list of batches as its address writes it; in this order, so that one choice has one address. */
export const filterNames = [
  'q',
  'category',
  'course',
  'session',
  'mode',
  'max-fee',
  'starts-from',
  'starts-to',
  'seats',
  'sort',
  'page',
] as const

/** The questions of "a batch for you" in the order they are asked; each is a name in the address. */
export const questionNames = ['target', 'graduation-year', 'working', 'mode', 'budget'] as const

export type RouteEntry = {
  /** The route's id; `next` after a sign-in holds it together with the params. */
  name: string
  path: string
  /** The file under `routes/`; under /my `routes/my-page.tsx` fetches it. */
  page: string
  /** The parameters that the page reads from its query, in the order of its own addresses; any others change nothing on it. */
  query?: readonly string[] | 'all'
  /** Hides the header. */
  header?: false
  /** Hides the footer altogether. */
  footer?: false
  /** Keeps the footer's last line only. */
  footerDetails?: false
}

export const publicRoutes: RouteEntry[] = [
  { name: 'Home', path: '/', page: 'home' },

  { name: 'login', path: '/login', page: 'login', query: ['next'] },
  { name: 'join', path: '/join', page: 'join', query: ['next'] },
  {
    name: 'join-to-enroll',
    path: '/join-to-enroll',
    page: 'join-to-enroll',
    query: ['batch', 'schedule', 'title', 'next'],
  },
  { name: 'forget', path: '/forget', page: 'forget', query: ['next'] },
  { name: 'otp', path: '/otp', page: 'otp' },
  { name: 'register', path: '/register', page: 'register' },
  { name: 'login-for-admin', path: '/login-for-admin', page: 'login-for-admin', query: 'all' },

  { name: 'free-video', path: '/v/:freeVideoId', page: 'free-video' },
  { name: 'course-bcs', path: '/courses/bcs', page: 'course' },
  { name: 'course-psc-non-cadre', path: '/courses/psc-non-cadre', page: 'course' },
  { name: 'events', path: '/events', page: 'events', query: ['when', 'page'] },
  { name: 'event', path: '/:id/event', page: 'event' },

  { name: 'batches', path: '/batches', page: 'batches', query: filterNames },
  { name: 'category-batches', path: '/:slug/batches', page: 'category-batches', query: filterNames },
  { name: 'batch-for-you', path: '/:slug/batch-for-you', page: 'batch-for-you', query: questionNames },
  { name: 'category-batch', path: '/:slug/batches/:available_batch_id', page: 'batch' },
  { name: 'batch', path: '/batch-details/:available_batch_id', page: 'batch' },
  { name: 'batch-schedule', path: '/batch-details/:batch_id/schedule', page: 'batch-schedule', query: scheduleQuery },
  {
    name: 'batch-master-schedule',
    path: '/batch-details/:batch_id/master-schedule',
    page: 'batch-master-schedule',
    query: scheduleQuery,
  },
  { name: 'batch-enroll', path: '/batch-details/:batch_id/enroll', page: 'batch-enroll' },
  { name: 'enroll', path: '/batch-details/:batch_id/enroll/:schedule_id', page: 'enroll' },
  {
    name: 'batch-schedules',
    path: '/batch-schedules/:batch_id',
    page: 'batch-schedules',
    query: scheduleQuery,
    header: false,
    footer: false,
  },

  { name: 'contact-details', path: '/contact-details', page: 'contact-details' },
  { name: 'faq-list', path: '/faq', page: 'faq-list', query: ['q', 'category', 'page'] },
  { name: 'faq', path: '/faq/:id/show', page: 'faq' },

  { name: 'quiz-list', path: '/quiz-list', page: 'exam-list', query: ['page'] },
  { name: 'on-spot-quiz', path: '/on-spot-quiz/:slug', page: 'exam-room', footerDetails: false },
  { name: 'bcs-exam-list', path: '/bcs-exam-list', page: 'exam-list', query: ['page'] },
  { name: 'special-exam', path: '/special-exam', page: 'exam-list', query: ['page'] },
  { name: 'on-spot-bcs-exam', path: '/on-spot-bcs-exam/:slug', page: 'exam-room', footerDetails: false },
  {
    name: 'bcs-exam-question-answer',
    path: '/bcs-exam-question-answer/:slug',
    page: 'exam-review',
    footerDetails: false,
  },
  // The specification names no such page for quizzes; their answers need one all the same.
  { name: 'quiz-question-answer', path: '/quiz-question-answer/:slug', page: 'exam-review' },

  { name: 'about', path: '/about', page: 'content-page' },
  { name: 'terms-condition', path: '/terms-condition', page: 'content-page' },
  { name: 'privacy-policy', path: '/privacy-policy', page: 'content-page' },
  { name: 'refund-policy', path: '/refund-policy', page: 'content-page' },
  { name: 'gallery', path: '/gallery', page: 'gallery', query: ['album', 'page', 'picture'] },

  { name: 'admin', path: '/admin', page: 'admin', query: 'all' },
  { name: 'admin-page', path: '/admin/*', page: 'admin', query: 'all' },
]

/** Under /my the side menu and the tab bar stand in the header's place. */
const my = (name: string, path: string, page: string): RouteEntry => ({
  name: `my-${name}`,
  path: `/my/${path}`,
  page,
  header: false,
  footerDetails: false,
})

export const myRoutes: RouteEntry[] = [
  my('dashboard', 'dashboard', 'my-dashboard'),
  my('courses', 'courses', 'my-courses'),
  my('course', 'courses/:id', 'my-course'),
  my('course-materials', 'courses/:id/course-materials', 'my-materials'),
  my('schedule', 'courses/:year_course_session_id/batch/:batch_id/schedule/:schedule_id', 'my-schedule'),
  my(
    'master-schedule',
    'courses/:year_course_session_id/batch/:batch_id/master-schedule/:schedule_id',
    'my-master-schedule',
  ),
  my('full-schedule', 'courses/:id/full-schedule', 'my-full-schedule'),
  my('exam-result', 'courses/:id/events/:eventId/exam/result', 'my-exam-result'),
  my('exam-status', 'courses/:id/schedule/:scheduleId/events/:eventId/exam-status', 'my-exam-status'),
  my('exam-info', 'courses/:id/schedule/:schedule_id/events/:eventId/exam-info', 'my-exam-info'),
  my('pending-exam-info', 'courses/:id/events/:eventId/pending-exam-info', 'my-pending-exam-info'),
  my('exam-results', 'courses/:id/exams/results', 'my-exam-results'),
  my(
    'schedule-exam-participated',
    'courses/:id/schedule/:schedule_id/events/:eventId/exam/participated',
    'my-course-exam',
  ),
  my('exam-participated', 'courses/:id/events/:eventId/exam/participated', 'my-course-exam'),
  my('exam-participated-answers', 'courses/:id/events/:eventId/exam/participated-questions-answer', 'my-exam-review'),
  my('exam-questions', 'courses/:id/events/:eventId/exam/question-list', 'my-exam-questions'),
  my('exam-answers', 'courses/:id/events/:eventId/exam/question-answer-list', 'my-exam-questions'),
  my('exam-explanations', 'courses/:id/events/:eventId/exam/question-explanation-list', 'my-exam-questions'),
  my('lecture', 'courses/:id/events/:scheduleId/schedule/:eventId/lecture', 'my-lecture'),
  my('checkout', 'courses/:id/checkout', 'my-checkout'),
  my('payment-done', 'courses/:id/payment/:coursePaymentId/done', 'my-payment-done'),
  my('payment-option', 'courses/:id/payment-option', 'my-checkout'),
  my('invoice', 'courses/:id/invoice', 'my-invoice'),
  my('lecture-sheet', 'courses/:id/lecture-sheet', 'my-sheets'),
  my('lecture-sheet-track', 'courses/:id/lecture-sheet-track/:deliveryId', 'my-sheet-track'),
  my('admin-videos', 'courses/:id/admin-videos', 'my-admin-videos'),
  my('admin-video', 'courses/:id/admin-videos/:adminVideoId', 'my-admin-video'),
  my('admin-exams', 'courses/:id/admin-exams', 'my-admin-exams'),
  my('event-checkout', 'event/:id/checkout', 'my-event-checkout'),
  my('reference-book', 'reference-book/:bookId/page-no/:pageNo', 'my-reference-book'),
  my('notices', 'notices', 'my-notices'),
  my('notice', 'notices/:id', 'my-notice'),
  my('pending-videos', 'pending-video/:id', 'my-pending-videos'),
  my('pending-video', 'pending-video/:id/video/:pendingVideoId', 'my-pending-video'),
  my('pending-exams', 'pending-exam/:id', 'my-pending-exams'),
  my('account', 'account', 'my-account'),
  my('devices', 'account/devices', 'my-devices'),
  my('devices-coming-soon', 'account/devices/coming-soon', 'my-devices-coming-soon'),
  my('devices-otp-request', 'account/devices/otp-request', 'my-devices-otp-request'),
  my('devices-otp-submission', 'account/devices/otp-submission', 'my-devices-otp-submission'),
  my('devices-request', 'account/devices/request', 'my-devices-request'),
  my('change-password', 'account/change-password', 'my-change-password'),
  my('subscription', 'subscription', 'my-subscriptions'),
  my('subscription-list', 'subscription/:id/list', 'my-subscription'),
  my('subscription-checkout', 'subscription/:id/checkout', 'my-subscription-checkout'),
  my('subscription-video', 'subscription/:id/list/:orderId/view/:videoId', 'my-subscription-video'),
  my('subscription-add', 'subscription/:id/add', 'my-subscription-add'),
  my('subscription-duration', 'subscription/:id/duration', 'my-subscription-duration'),
  my('complain-box', 'complain-box', 'my-complaints'),
  my('complaint', 'complain-box/:complainId', 'my-complaint'),
  my('quiz-result', 'quiz/results/:key', 'my-exam-result'),
  my('bcs-exam-result', 'bcs-exam/results/:key', 'my-exam-result'),
]

const byName = new Map([...publicRoutes, ...myRoutes].map((entry) => [entry.name, entry]))

export const routeNamed = (name: string | undefined): RouteEntry | undefined => byName.get(name ?? '')
