import type { MatrixWorld } from './matrix-world.ts'

export type Asker = keyof MatrixWorld['headers']

/**
 * What a call needs to succeed for the doctor whose things they are, and what it answers to others where that differs from
 * the rule: nobody 401, a device that is not verified 423, another doctor's thing 404, a course that is not paid 403, an
 * overdue part of the fee changes nothing, staff who look on may read and not write.
 */
export type Row = {
  params?: (world: MatrixWorld) => Record<string, number | string>
  query?: string
  body?: (world: MatrixWorld) => object | Uint8Array
  /** Its ids belong to nobody: notices for all, shelves, public events. */
  shared?: true
  /** Where the world is not one in which it could succeed: why it is refused, once it is known whose it is. */
  own?: string
  stranger?: string
  waiting?: string
  overdue?: string
  staff?: string
  /** Remembers what was made. */
  // biome-ignore lint/suspicious/noExplicitAny: each row knows the answer of its own call, whose shape the contract's tests hold
  keep?: (answer: any, world: MatrixWorld) => void
}

const paused = '403 payment_overdue'
const ofCourse = (world: MatrixWorld) => ({ id: world.course.id })
const ofLecture = (world: MatrixWorld) => ({ id: world.course.id, eventId: world.lecture.id })
const ofSatExam = (world: MatrixWorld) => ({ id: world.course.id, eventId: world.satExam })
const ofOpenExam = (world: MatrixWorld) => ({ id: world.course.id, eventId: world.openExam })
const ofVideo = (world: MatrixWorld) => ({ id: world.lecture.videoId })
const ofNote = (world: MatrixWorld) => ({ ...ofVideo(world), noteId: world.noteId })
const ofMaterial = (world: MatrixWorld) => ({ id: world.course.id, materialId: world.materialId })
const ofTalk = (world: MatrixWorld) => ({ id: world.talk.id })
const ofParcel = (world: MatrixWorld) => ({ id: world.course.id, deliveryId: world.made.parcel ?? 0 })
const ofPractice = (world: MatrixWorld) => ({ id: world.made.practice ?? 0 })
const ofOrder = (world: MatrixWorld) => ({ id: world.made.order ?? 0 })
const ofOwnOrder = (world: MatrixWorld) => ({ id: world.course.orderId })
const ofPayment = (world: MatrixWorld) => ({ id: world.course.orderId, paymentId: world.paymentId })
const ofCard = (world: MatrixWorld) => ({ id: world.cardId })
const ofShelf = (world: MatrixWorld) => ({ id: world.shelf.offerId })

/** One white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
)

/** In the order in which the own doctor makes them. */
export const matrixRows = {
  dashboard: {},
  unread: {},
  live: {},
  myProfile: {},
  myProfileUpdate: { body: () => ({ name: 'ডা. ফারহানা ইয়াসমিন'.normalize('NFC') }) },
  immediateProfileUpdate: { body: () => ({}), stranger: '422 validation_failed' },
  uploadAvatar: { body: () => picture },
  removeAvatar: {},
  readNewsSms: {},
  setNewsSms: { body: () => ({ wanted: false }) },
  // All of it in one file: staff see what they need on the pages.
  dataCopy: { staff: '403 forbidden' },
  readClosing: {},
  // Another number is typed than the doctor's own, so that nobody's account is closed.
  closeAccount: {
    body: () => ({ password: 'x', phone: '01' }),
    own: '422 validation_failed',
    stranger: '422 validation_failed',
  },
  listSignIns: {},
  endSignIn: { params: (world) => ({ id: world.spare.signInId }) },
  releaseDevice: { params: (world) => ({ id: world.spare.deviceId }) },

  doctorCourses: {},
  doctorCourse: { params: ofCourse, waiting: '200' },
  courseTimetable: { params: ofCourse },
  courseExams: { params: ofCourse },
  pendingExams: { params: ofCourse },
  adminExams: { params: ofCourse },
  courseExamInfo: { params: ofOpenExam },
  // Its rules are on the batch's public page too.
  courseExam: { params: ofOpenExam, waiting: '200' },
  courseExamResult: { params: ofSatExam, waiting: '404 not_found' },
  courseExamQuestionAnswers: { params: ofSatExam, waiting: '404 not_found' },
  bcsExamResult: { params: () => ({ key: 'bcs-weekly-constitution' }) },
  quizResult: { params: () => ({ key: 'quiz-ecg' }) },
  courseExamInsight: { params: ofSatExam, waiting: '404 not_found' },
  bcsExamInsight: { params: () => ({ key: 'bcs-weekly-constitution' }) },
  quizInsight: { params: () => ({ key: 'quiz-ecg' }) },
  ownResults: {},
  readiness: {},

  notebookOverview: {},
  notebookQueue: {},
  notebookCards: {},
  // Others are told that none of it is in their notebook.
  notebookHas: { query: '?questions=1,2' },
  readNotebookCard: { params: ofCard },
  keepInNotebook: { body: (world) => ({ question_id: world.cardId }), stranger: '404 not_found' },
  noteNotebookCard: { params: ofCard, body: () => ({ note: 'মাইট্রাল' }) },
  takeOutOfNotebook: { params: (world) => ({ id: world.spareCardId }) },
  // A review of a card that the sender does not have is named as such, in an answer that is fine.
  sendNotebookReviews: {
    body: (world) => ({
      device: crypto.randomUUID(),
      sent_at: '2026-07-01T04:00:00Z',
      reviews: [
        {
          id: crypto.randomUUID(),
          question_id: world.cardId,
          answer: null,
          answered_at: '2026-07-01T04:00:00Z',
          duration_ms: 4000,
          sequence: 1,
        },
      ],
      undone: [],
    }),
  },
  saveNotebookSettings: { body: () => ({ daily_limit: 40, target_exam_on: '2099-01-01' }) },
  readNotebookCorrections: { body: () => ({ until: '2026-07-01T04:00:00Z' }) },

  // Looking begins it, so staff may not. From here on it runs, and what it asks of exams that were sat is kept back.
  onSpotCourseExam: { params: ofOpenExam, staff: '403 forbidden' },
  saveOnSpotCourseExam: {
    params: ofOpenExam,
    body: () => ({ flagged_question_ids: [], sequence: 1 }),
    waiting: '404 not_found',
  },
  // No exam runs while staff look on.
  courseExamNews: { params: ofOpenExam, waiting: '404 not_found', staff: '404 not_found' },
  readCourseExamNews: { params: ofOpenExam, body: () => ({ read: [1] }), waiting: '404 not_found' },
  practice: {},
  countPractice: {},
  makePractice: {
    body: () => ({ subject_ids: [], topic_ids: [], types: [], source: 'all', size: 10, mode: 'study', pack: null }),
    keep: ({ id }, world) => {
      world.made.practice = id
    },
  },
  practiceExam: { params: ofPractice },
  // Looking resumes it, so staff may not.
  onSpotPractice: {
    params: ofPractice,
    staff: '403 forbidden',
    keep: ({ questions }, world) => {
      world.made.practised = questions[0].id
    },
  },
  saveOnSpotPractice: { params: ofPractice, body: () => ({ flagged_question_ids: [], sequence: 1 }) },
  // What the doctor began was forgotten with the exams.
  practiceNews: { params: ofPractice, staff: '404 not_found' },
  readPracticeNews: { params: ofPractice, body: () => ({ read: [1] }) },
  practiceQuestionAnswers: { params: ofPractice, staff: '404 not_found' },
  // It is not handed in yet.
  practiceResult: { params: ofPractice, own: '404 not_found', staff: '404 not_found' },
  // What was missed in it is known once it is handed in.
  practiseMissed: { params: ofPractice, own: '403 answers_not_released' },
  // Nothing is answered in it.
  showPracticeAnswer: {
    params: (world) => ({ ...ofPractice(world), questionId: world.made.practised ?? 0 }),
    own: '403 answers_not_released',
  },

  courseLecture: { params: ofLecture, overdue: paused },
  // The press is the doctor's attendance, so staff may not.
  joinClass: { params: (world) => ({ id: world.course.id, eventId: world.liveClassId }), overdue: paused },
  pendingVideos: { params: ofCourse, overdue: paused },
  pendingVideo: { params: (world) => ({ id: world.course.id, pendingVideoId: world.lecture.id }), overdue: paused },
  adminVideos: { params: ofCourse, overdue: paused },
  adminVideo: { params: (world) => ({ id: world.course.id, adminVideoId: world.adminVideoId }), overdue: paused },
  watchVideo: { params: ofVideo, overdue: paused },
  saveProgress: { params: ofVideo, body: () => ({ position_seconds: 3, watched: [[0, 3]] }), overdue: paused },
  videoNotes: { params: ofVideo },
  addVideoNote: { params: ofVideo, body: () => ({ at_seconds: 5, text: 'আবার দেখব' }), overdue: paused },
  changeVideoNote: { params: ofNote, body: () => ({ text: 'দেখেছি' }) },
  deleteVideoNote: { params: ofNote },

  courseMaterials: { params: ofCourse },
  materialPage: { params: (world) => ({ ...ofMaterial(world), pageNo: 1 }), query: '?width=480' },
  materialFile: { params: ofMaterial },
  courseReferenceBooks: { params: ofCourse },
  referenceBook: { params: () => ({ id: 1 }), stranger: '403 not_enrolled' },
  referenceBookPage: { params: () => ({ id: 1, pageNo: 2 }), query: '?width=480', stranger: '403 not_enrolled' },

  courseSheets: { params: ofCourse },
  requestDelivery: {
    params: ofCourse,
    body: () => ({ address: 'present', client_key: 'matrix-parcel' }),
    keep: ({ delivery }, world) => {
      world.made.parcel = delivery.id
    },
  },
  readDelivery: { params: ofParcel },
  changeDelivery: { params: ofParcel, body: () => ({ address: 'permanent' }) },
  cancelDelivery: { params: ofParcel },

  readPlan: {},
  setRota: {
    body: () => ({
      starts_on: '2026-11-14',
      shifts: ['morning', 'off'],
      hours: { morning: { from: 480, to: 840 }, evening: { from: 840, to: 1200 }, night: { from: 1200, to: 480 } },
      ...{ earliest_minute: 420, latest_minute: 1380, daily_minutes: 180 },
    }),
  },
  paintDays: { body: () => ({ days: [{ day: '2026-11-16', shift: 'night' }] }), stranger: '409 rota_missing' },
  layPlan: {
    stranger: '409 rota_missing',
    body: () => ({}),
    keep: ({ blocks }, world) => {
      world.made.block = blocks.at(-1).id
    },
  },
  movePlanBlock: {
    params: (world) => ({ id: world.made.block ?? 0 }),
    body: () => ({ starts_at: '2020-01-01T06:00:00Z' }),
    own: '409 plan_past',
  },
  markPlanBlock: { params: (world) => ({ id: world.made.block ?? 0 }), body: () => ({ done: true }) },
  // Whoever has the link reads the plan for as long as it lasts.
  renewPlanFeed: {},
  readPlanFeed: { staff: '403 forbidden' },
  planCalendar: { staff: '403 forbidden' },
  endPlanFeed: {},

  notices: {},
  notice: { params: () => ({ id: 1 }), shared: true },
  readNotice: { params: () => ({ id: 1 }), shared: true },
  readAllNotices: {},

  // Nobody's answers are out in the matrix: whoever is asked about their own paper is told so.
  objectToQuestion: {
    body: () => ({ exam_key: 'nothing-here', question_id: 1, reason: 'other', words: 'অন্য উত্তর', source: null }),
    own: '404 not_found',
    stranger: '404 not_found',
    shared: true,
  },
  listComplaints: {},
  uploadComplaintFile: {
    query: '?name=picture.png',
    body: () => picture,
    keep: ({ file }, world) => {
      world.made.file = file.id
    },
  },
  readComplaintFile: { params: (world) => ({ id: world.made.file ?? 0 }) },
  raiseComplaint: {
    body: () => ({ category: 'other', subject: 'একটি প্রশ্ন', text: 'লিখছি', client_key: 'matrix-complaint' }),
  },
  readComplaint: { params: ofTalk },
  markComplaintRead: { params: ofTalk, body: (world) => ({ message_id: world.talk.messageId }) },
  sendComplaintMessage: { params: ofTalk, body: () => ({ text: 'ধন্যবাদ', client_key: 'matrix-message' }) },
  readPushKey: {},
  // No browser of the matrix is at a push service.
  subscribePush: {
    body: () => ({
      endpoint: 'https://localhost/x',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      key: 'A'.repeat(87),
    }),
    own: '422 validation_failed',
    stranger: '422 validation_failed',
    waiting: '422 validation_failed',
  },
  unsubscribePush: { body: () => ({ endpoint: 'https://localhost/x' }) },
  readPushSettings: {},
  savePushSettings: {
    body: () => ({
      switches: {
        exams: true,
        results: true,
        answers: true,
        corrections: true,
        notices: true,
        complaints: true,
        instalments: true,
        parcels: true,
        cards: false,
      },
      quiet: { from: '22:00', until: '07:00' },
      exams_in_quiet: false,
      cards_at: '08:00',
    }),
  },
  // Nobody of the matrix has a browser that listens.
  sendTestPush: {
    body: () => ({ endpoint: 'https://localhost/x' }),
    own: '404 not_found',
    stranger: '404 not_found',
    waiting: '404 not_found',
  },
  closeComplaint: { params: ofTalk },
  reopenComplaint: { params: ofTalk },

  startEnrolment: {
    body: (world) => ({ batch_id: world.room.batchId, schedule_id: world.room.id }),
    keep: ({ order }, world) => {
      world.made.order = order.id
    },
  },
  startEventOrder: { params: () => ({ id: 1 }), shared: true },
  doctorEvents: {},
  // What is not begun yet says so: an event is everybody's.
  readDoctorEvent: { params: () => ({ id: 1 }), shared: true },
  joinEvent: { params: (world) => ({ id: world.openEventId }) },
  readCourseOrder: { params: ofCourse, waiting: '404 not_found' },
  readOrder: { params: ofOrder },
  changeOrder: { params: ofOrder, body: () => ({ plan: 'full' }) },
  startPayment: { params: ofOrder, body: () => ({ gateway: 'sslcommerz' }) },
  readPayment: { params: ofPayment },
  askPayment: { params: ofPayment },
  readInvoice: { params: (world) => ({ id: world.course.orderId }) },
  doctorOrders: {},
  readOrderPage: { params: ofOwnOrder },
  moveOptions: { params: ofCourse, waiting: '404 not_found' },
  // It is past the first two weeks; whether it is the doctor's own is asked before that.
  moveEnrolment: {
    params: ofCourse,
    body: (world) => ({ schedule_id: world.room.id, total_paisa: 0 }),
    own: '409 move_closed',
    waiting: '404 not_found',
  },
  postponeInstalment: {
    params: ofOwnOrder,
    body: () => ({ number: 9 }),
    own: '409 postponement_closed',
  },
  askForRefund: { params: ofOwnOrder, body: () => ({ reason: 'বদলি হয়েছি' }) },
  withdrawRefundRequest: { params: ofOwnOrder },

  subscriptions: {},
  subscriptionShelf: { params: ofShelf, shared: true },
  startSubscriptionOrder: {
    params: ofShelf,
    shared: true,
    body: (world) => ({ video_ids: [world.shelf.videoId], days: 30 }),
  },
} satisfies Record<string, Row>
