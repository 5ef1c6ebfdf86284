import type { Batch, BatchCardData, BatchSchedule } from '../batch-queries.ts'

const card: BatchCardData = {
  id: 7,
  title: 'FCPS Part-1 মেডিসিন: পূর্ণাঙ্গ ব্যাচ',
  summary: 'সন্ধ্যা ও শুক্রবারের ক্লাস।',
  image: null,
  category: { slug: 'fcps-part-1-medicine', title: 'FCPS Part-1 মেডিসিন', icon: 'heart-pulse', tone: 'medical' },
  course: { slug: 'fcps-part-1', title: 'FCPS Part-1' },
  session: { id: 1, title: 'জানুয়ারি ২০২৭' },
  mode: 'online',
  pace: 'regular',
  starts_on: '2026-12-05',
  ends_on: '2027-02-26',
  enrolment_open: true,
  lectures: 48,
  exams: 30,
  fee_paisa: 2_200_000,
  discount_paisa: 350_000,
  discount_ends_at: '2026-11-30T17:59:00.000Z',
  payable_paisa: 1_850_000,
  seats: 120,
  seats_left: 18,
}

export const buildBatchCard = (values: Partial<BatchCardData> = {}): BatchCardData => ({ ...card, ...values })

export const buildSchedule = (values: Partial<BatchSchedule> = {}): BatchSchedule => ({
  id: 1,
  title: 'অনলাইন, সন্ধ্যা',
  mode: 'online',
  branch: null,
  weekdays: [6, 1, 3],
  opens: '20:30',
  closes: '22:00',
  seats: 80,
  seats_left: 12,
  ...values,
})

export const buildBatch = (values: Partial<Batch> = {}): Batch => ({
  ...card,
  about: [],
  inclusions: [],
  outline: [],
  refund_rule: 'ক্লাস শুরুর ৭ দিনের মধ্যে ছাড়লে পুরো টাকা ফেরত।',
  instalments: [],
  teachers: [],
  schedules: [buildSchedule()],
  ...values,
})
