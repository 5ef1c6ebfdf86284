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
  /** The file under `routes/`; under /my `routes/my/my-page.tsx` fetches it. */
  page: string
  /** The parameters that the page reads from its query, in the order of its own addresses; any others change nothing on it. */
  query?: readonly string[] | 'all'
  /** It is nothing without the app, which comes with it; every other page is read first (`sleeps` in `route-flags.ts`). */
  awake?: true
  /** Hides the header. */
  header?: false
  /** Hides the footer altogether. */
  footer?: false
  /** Keeps the footer's last line only. */
  footerDetails?: false
}

const publicTable = [
  { name: 'Home', path: '/', page: 'public/home' },

  { name: 'login', path: '/login', page: 'account/login', query: ['next'], awake: true },
  { name: 'join', path: '/join', page: 'account/join', query: ['next'], awake: true },
  {
    name: 'join-to-enroll',
    path: '/join-to-enroll',
    page: 'account/join-to-enroll',
    query: ['batch', 'schedule', 'next'],
    awake: true,
  },
  { name: 'forget', path: '/forget', page: 'account/forget', query: ['next'], awake: true },
  { name: 'otp', path: '/otp', page: 'account/otp', awake: true },
  { name: 'register', path: '/register', page: 'account/register', awake: true },
  // The specification has no way to close an account; who has closed one is no longer let into /my.
  { name: 'account-closed', path: '/account-closed', page: 'account/account-closed', awake: true },
  { name: 'login-for-admin', path: '/login-for-admin', page: 'account/login-for-admin', query: 'all', awake: true },

  { name: 'free-video', path: '/v/:freeVideoId', page: 'public/free-video' },
  { name: 'course-bcs', path: '/courses/bcs', page: 'public/course' },
  { name: 'course-psc-non-cadre', path: '/courses/psc-non-cadre', page: 'public/course' },
  { name: 'events', path: '/events', page: 'public/events', query: ['when', 'page'] },
  { name: 'event', path: '/:id/event', page: 'public/event' },

  { name: 'batches', path: '/batches', page: 'public/batches', query: filterNames },
  { name: 'category-batches', path: '/:slug/batches', page: 'public/category-batches', query: filterNames },
  { name: 'batch-for-you', path: '/:slug/batch-for-you', page: 'public/batch-for-you', query: questionNames },
  { name: 'category-batch', path: '/:slug/batches/:available_batch_id', page: 'public/batch' },
  { name: 'batch', path: '/batch-details/:available_batch_id', page: 'public/batch' },
  {
    name: 'batch-schedule',
    path: '/batch-details/:batch_id/schedule',
    page: 'public/batch-schedule',
    query: scheduleQuery,
  },
  {
    name: 'batch-master-schedule',
    path: '/batch-details/:batch_id/master-schedule',
    page: 'public/batch-master-schedule',
    query: scheduleQuery,
  },
  { name: 'batch-enroll', path: '/batch-details/:batch_id/enroll', page: 'public/batch-enroll' },
  { name: 'enroll', path: '/batch-details/:batch_id/enroll/:schedule_id', page: 'public/enroll', awake: true },
  {
    name: 'batch-schedules',
    path: '/batch-schedules/:batch_id',
    page: 'public/batch-schedules',
    query: scheduleQuery,
    header: false,
    footer: false,
  },

  { name: 'contact-details', path: '/contact-details', page: 'public/contact-details' },
  { name: 'faq-list', path: '/faq', page: 'public/faq-list', query: ['q', 'category', 'page'] },
  { name: 'faq', path: '/faq/:id/show', page: 'public/faq' },

  { name: 'quiz-list', path: '/quiz-list', page: 'public/exam-list', query: ['page'] },
  { name: 'on-spot-quiz', path: '/on-spot-quiz/:slug', page: 'public/exam-room', footerDetails: false, awake: true },
  { name: 'bcs-exam-list', path: '/bcs-exam-list', page: 'public/exam-list', query: ['page'] },
  { name: 'special-exam', path: '/special-exam', page: 'public/exam-list', query: ['page'] },
  {
    name: 'on-spot-bcs-exam',
    path: '/on-spot-bcs-exam/:slug',
    page: 'public/exam-room',
    footerDetails: false,
    awake: true,
  },
  {
    name: 'bcs-exam-question-answer',
    path: '/bcs-exam-question-answer/:slug',
    page: 'public/exam-review',
    footerDetails: false,
    awake: true,
  },
  // The specification names no such page for quizzes; their answers need one all the same.
  { name: 'quiz-question-answer', path: '/quiz-question-answer/:slug', page: 'public/exam-review', awake: true },

  { name: 'about', path: '/about', page: 'public/content-page' },
  { name: 'terms-condition', path: '/terms-condition', page: 'public/content-page' },
  { name: 'privacy-policy', path: '/privacy-policy', page: 'public/content-page' },
  { name: 'refund-policy', path: '/refund-policy', page: 'public/content-page' },
  { name: 'page', path: '/pages/:slug', page: 'public/content-page' },
  { name: 'gallery', path: '/gallery', page: 'public/gallery', query: ['album', 'page', 'picture'] },

  { name: 'admin', path: '/admin', page: 'public/admin', query: 'all', awake: true },
  { name: 'admin-page', path: '/admin/*', page: 'public/admin', query: 'all', awake: true },
] as const satisfies readonly RouteEntry[]

/** Under /my the side menu and the tab bar stand in the header's place. */
const my = <const Name extends string, const Path extends string>(name: Name, path: Path, page: string) =>
  ({
    name: `my-${name}`,
    path: `/my/${path}`,
    page: `my/${page}`,
    header: false,
    footerDetails: false,
  }) as const satisfies RouteEntry

const myTable = [
  my('dashboard', 'dashboard', 'my-dashboard'),
  my('courses', 'courses', 'course/my-courses'),
  my('course', 'courses/:id', 'course/my-course'),
  my('course-materials', 'courses/:id/course-materials', 'course/my-materials'),
  my('schedule', 'courses/:year_course_session_id/batch/:batch_id/schedule/:schedule_id', 'course/my-schedule'),
  my(
    'master-schedule',
    'courses/:year_course_session_id/batch/:batch_id/master-schedule/:schedule_id',
    'course/my-master-schedule',
  ),
  my('full-schedule', 'courses/:id/full-schedule', 'course/my-full-schedule'),
  my('exam-result', 'courses/:id/events/:eventId/exam/result', 'exams/my-exam-result'),
  my('exam-status', 'courses/:id/schedule/:scheduleId/events/:eventId/exam-status', 'exams/my-exam-status'),
  my('exam-info', 'courses/:id/schedule/:schedule_id/events/:eventId/exam-info', 'exams/my-exam-info'),
  my('pending-exam-info', 'courses/:id/events/:eventId/pending-exam-info', 'exams/my-pending-exam-info'),
  my('exam-results', 'courses/:id/exams/results', 'exams/my-exam-results'),
  my(
    'schedule-exam-participated',
    'courses/:id/schedule/:schedule_id/events/:eventId/exam/participated',
    'exams/my-course-exam',
  ),
  my('exam-participated', 'courses/:id/events/:eventId/exam/participated', 'exams/my-course-exam'),
  my(
    'exam-participated-answers',
    'courses/:id/events/:eventId/exam/participated-questions-answer',
    'exams/my-exam-review',
  ),
  my('exam-questions', 'courses/:id/events/:eventId/exam/question-list', 'exams/my-exam-questions'),
  my('exam-answers', 'courses/:id/events/:eventId/exam/question-answer-list', 'exams/my-exam-questions'),
  my('exam-explanations', 'courses/:id/events/:eventId/exam/question-explanation-list', 'exams/my-exam-questions'),
  my('lecture', 'courses/:id/events/:scheduleId/schedule/:eventId/lecture', 'course/my-lecture'),
  my('checkout', 'courses/:id/checkout', 'payment/my-checkout'),
  my('payment-done', 'courses/:id/payment/:coursePaymentId/done', 'payment/my-payment-done'),
  my('payment-option', 'courses/:id/payment-option', 'payment/my-checkout'),
  my('invoice', 'courses/:id/invoice', 'payment/my-invoice'),
  my('move', 'courses/:id/move', 'payment/my-move'),
  my('orders', 'orders', 'payment/my-orders'),
  my('order', 'orders/:orderId', 'payment/my-order'),
  my('lecture-sheet', 'courses/:id/lecture-sheet', 'course/my-sheets'),
  my('lecture-sheet-track', 'courses/:id/lecture-sheet-track/:deliveryId', 'course/my-sheet-track'),
  my('admin-videos', 'courses/:id/admin-videos', 'course/my-admin-videos'),
  my('admin-video', 'courses/:id/admin-videos/:adminVideoId', 'course/my-admin-video'),
  my('admin-exams', 'courses/:id/admin-exams', 'exams/my-admin-exams'),
  my('event-checkout', 'event/:id/checkout', 'payment/my-event-checkout'),
  my('events', 'events', 'events/my-events'),
  my('event', 'events/:id', 'events/my-event'),
  my('reference-book', 'reference-book/:bookId/page-no/:pageNo', 'my-reference-book'),
  my('notices', 'notices', 'my-notices'),
  my('notice', 'notices/:id', 'my-notice'),
  my('pending-videos', 'pending-video/:id', 'course/my-pending-videos'),
  my('pending-video', 'pending-video/:id/video/:pendingVideoId', 'course/my-pending-video'),
  my('pending-exams', 'pending-exam/:id', 'exams/my-pending-exams'),
  my('plan', 'plan', 'my-plan'),
  my('account', 'account', 'account/my-account'),
  my('devices', 'account/devices', 'account/my-devices'),
  my('devices-coming-soon', 'account/devices/coming-soon', 'account/my-devices-coming-soon'),
  my('devices-otp-request', 'account/devices/otp-request', 'account/my-devices-otp-request'),
  my('devices-otp-submission', 'account/devices/otp-submission', 'account/my-devices-otp-submission'),
  my('devices-request', 'account/devices/request', 'account/my-devices-request'),
  my('change-password', 'account/change-password', 'account/my-change-password'),
  // The specification has no page for it: which news reach the phone, and when not.
  my('news', 'account/news', 'account/my-news'),
  my('data', 'account/data', 'account/my-data'),
  my('close-account', 'account/close', 'account/my-close-account'),
  my('subscription', 'subscription', 'payment/my-subscriptions'),
  my('subscription-list', 'subscription/:id/list', 'payment/my-subscription'),
  my('subscription-checkout', 'subscription/:id/checkout', 'payment/my-subscription-checkout'),
  my('subscription-video', 'subscription/:id/list/:orderId/view/:videoId', 'payment/my-subscription-video'),
  my('subscription-add', 'subscription/:id/add', 'payment/my-subscription-add'),
  my('subscription-duration', 'subscription/:id/duration', 'payment/my-subscription-duration'),
  my('complain-box', 'complain-box', 'my-complaints'),
  my('complaint', 'complain-box/:complainId', 'my-complaint'),
  // The specification has the results of each family alone; a doctor also asks how it goes altogether.
  my('results', 'results', 'exams/my-results'),
  my('notebook', 'notebook', 'my-notebook'),
  my('notebook-retest', 'notebook/retest', 'my-retest'),
  my('notebook-cards', 'notebook/cards', 'my-notebook-cards'),
  my('practice', 'practice', 'practice/my-practice'),
  my('practice-set', 'practice/:id', 'practice/my-practice-set'),
  my('practice-result', 'practice/:id/result', 'practice/my-practice-result'),
  my('practice-answers', 'practice/:id/answers', 'practice/my-practice-answers'),
  my('readiness', 'readiness', 'my-readiness'),
  my('quiz-result', 'quiz/results/:key', 'exams/my-exam-result'),
  my('bcs-exam-result', 'bcs-exam/results/:key', 'exams/my-exam-result'),
] as const satisfies readonly RouteEntry[]

export type Route = (typeof publicTable | typeof myTable)[number]

export const publicRoutes: readonly RouteEntry[] = publicTable
export const myRoutes: readonly RouteEntry[] = myTable

const byName = new Map<string, RouteEntry>([...publicRoutes, ...myRoutes].map((entry) => [entry.name, entry]))

export const routeNamed = (name: string | undefined): RouteEntry | undefined => byName.get(name ?? '')
