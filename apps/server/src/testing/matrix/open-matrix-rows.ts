import type { MatrixWorld } from './matrix-world.ts'

/**
 * The calls outside of the doctor's area, and what each needs to be asked for real. The rule: what is public answers on a
 * device that is not verified as it answers anybody, with nothing of the profile in it; what needs a verified device answers 423.
 */
export type OpenRow = {
  params?: Record<string, string | number>
  query?: string
  body?: (world: MatrixWorld) => object
  /** What a device that is not verified is answered, where that is not the success of the call. */
  unverified?: string
  /** What a sign-in that has ended is answered, where that is not the same. */
  ended?: string
  /** The answer says the phone again, in full, because the caller has just typed it. */
  repeatsPhone?: true
}

const nextExam = { key: 'bcs-weekly-constitution' }
const nextQuiz = { key: 'quiz-ecg' }
// Without a device token it is a browser that has asked for none.
const noCode = '422 otp_ended'
const noProof = '403 otp_token_invalid'

const ownPhone = ({ doctor }: MatrixWorld) => ({ phone: doctor.phone })
const newPassword = { password: 'নদীর ধারে ভোরের হাওয়া', password_confirmation: 'নদীর ধারে ভোরের হাওয়া' }

export const openMatrixRows = {
  appData: {},
  csrfCookie: {},
  recordActivity: { body: () => ({ from: '/', to: '/faq' }) },
  bannerSection: {},
  scrollingNotices: {},
  otherServices: {},
  contactList: {},
  faqs: {},
  faq: { params: { id: 1 } },
  page: { params: { slug: 'about' } },
  galleryAlbums: {},
  galleryAlbum: { params: { id: 1 } },
  freeVideos: {},
  freeVideo: { params: { id: 1 } },
  divisions: {},
  medicalColleges: {},

  courses: {},
  course: { params: { slug: 'bcs' } },
  courseSettings: { params: { id: 1 } },
  batchCategories: {},
  batchPlace: { params: { slug: 'bcs' } },
  batchFilterChoices: {},
  batches: {},
  batch: { params: { id: 1 } },
  batchSchedules: { params: { id: 1 } },
  batchSeats: { params: { id: 1 } },
  batchSuggestions: { query: '?slug=bcs' },
  scheduleEvents: { params: { id: 1 } },
  eventCategories: {},
  events: {},
  event: { params: { id: 1 } },

  bcsExams: {},
  bcsExam: { params: nextExam },
  bcsExamQuestionAnswers: { params: nextExam },
  onSpotBcsExam: { params: nextExam },
  saveOnSpotBcsExam: { params: nextExam, body: () => ({ flagged_question_ids: [], sequence: 1 }) },
  bcsExamNews: { params: nextExam },
  readBcsExamNews: { params: nextExam, body: () => ({ read: [1] }) },
  quizzes: {},
  quiz: { params: nextQuiz },
  // Only whoever sat it sees its answers, and a device that is not verified is nobody yet.
  quizQuestionAnswers: { params: nextQuiz, unverified: '404 not_found' },
  onSpotQuiz: { params: nextQuiz },
  quizNews: { params: nextQuiz },
  readQuizNews: { params: nextQuiz, body: () => ({ read: [1] }) },
  saveOnSpotQuiz: { params: nextQuiz, body: () => ({ flagged_question_ids: [], sequence: 1 }) },

  join: { body: (world) => ({ ...ownPhone(world), name: 'ফারহানা' }), repeatsPhone: true },
  forget: { body: ownPhone, repeatsPhone: true },
  verifyOtp: { body: (world) => ({ ...ownPhone(world), code: '000000' }), unverified: '422 otp_wrong', ended: noCode },
  register: {
    body: (world) => ({ ...ownPhone(world), ...newPassword, name: 'ফারহানা', terms: true }),
    unverified: noProof,
  },
  reset: { body: (world) => ({ ...ownPhone(world), ...newPassword }), unverified: noProof },
  login: { body: (world) => ({ login: world.doctor.phone, password: world.password }) },
  previewImpersonation: { body: () => ({ code: 'nobody' }), unverified: '422 impersonation_code_invalid' },
  startImpersonation: { body: () => ({ code: 'nobody' }), unverified: '422 impersonation_code_invalid' },
  changePassword: { body: () => newPassword },

  listDevices: {},
  requestDeviceOtp: {},
  verifyDevice: { body: () => ({ code: '000000' }), unverified: '409 device_limit' },
  requestDevice: { body: () => ({ reason: 'আমার নতুন ফোন, পুরোনোটি হারিয়েছি' }) },
  // What gateways and couriers call: no sign-in is looked at.
  sslcommerzReturn: { params: { outcome: 'success' }, body: () => new URLSearchParams({ tran_id: 'nobody' }) },
  sslcommerzIpn: { body: () => new URLSearchParams({ tran_id: 'nobody' }) },
  bkashReturn: { query: '?paymentID=nobody&status=success' },
  steadfastWebhook: { body: () => ({}) },
  pathaoWebhook: { body: () => ({}) },

  // Last, because it ends the sign-in that asks.
  logout: {},
} satisfies Record<string, OpenRow>
