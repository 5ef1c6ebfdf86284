import { z } from 'zod'
import { instant } from '../fields.ts'

const whole = z.number().int()

export const complaintCategories = ['lecture', 'exam', 'payment', 'sheet', 'device', 'other'] as const

/** `open`: the centre's turn; `answered`: the doctor's; `closed`: settled. */
const complaintStates = ['open', 'answered', 'closed'] as const

export const wholeId = whole.min(1).max(2_147_483_647)

/** Made by the browser, so that pressing twice, or sending again after a lost answer, writes once. */
export const clientKey = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]{8,64}$/)

/** What is there to be seen: without marks that join, part or turn letters, without letters that are empty, and with single spaces. */
const seen = (text: string): string =>
  text
    .replace(/[\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Words of a person, as they are kept: no control characters but line ends, one form for each Bengali letter. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out; PostgreSQL refuses the first of them
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .normalize('NFC')
    .trim()

export const writtenText = (min: number, max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(clean)
    .pipe(z.string().min(min).max(max))
    .refine((text) => seen(text).length >= min)

const second = whole.min(0).max(200_000).nullish()

/** The thing of a course that a complaint is raised about, or an event the doctor is registered for. */
export const raisedAbout = z.discriminatedUnion('kind', [
  /** A row of the course's schedule, and the second of its recording. */
  z.object({ kind: z.literal('lecture'), event_id: wholeId, at_seconds: second }),
  z.object({ kind: z.literal('admin_video'), admin_video_id: wholeId, at_seconds: second }),
  z.object({ kind: z.literal('parcel'), delivery_id: wholeId }),
  z.object({ kind: z.literal('sheet'), sheet_id: wholeId }),
  z.object({ kind: z.literal('event'), event_id: wholeId }),
])

export const fileIds = z.array(wholeId).max(4)

export const complaintFile = z.object({
  id: whole,
  name: z.string(),
  type: z.enum(['image/webp', 'application/pdf']),
  bytes: whole,
})

export const complaintMessage = z.object({
  id: whole,
  from: z.enum(['doctor', 'centre']),
  /** Who of the centre wrote it. */
  by: z.string().nullable(),
  text: z.string(),
  files: z.array(complaintFile),
  created_at: instant,
  /** Of one's own messages: by it the browser knows what it has sent. */
  client_key: z.string().nullable(),
})

const complaintHead = z.object({
  id: whole,
  category: z.enum(complaintCategories),
  subject: z.string(),
  state: z.enum(complaintStates),
  created_at: instant,
})

export const complaintCard = complaintHead.extend({
  /** Messages of the centre that the doctor has not read. */
  unread: whole,
  last_message: z.object({ from: z.enum(['doctor', 'centre']), text: z.string(), files: whole, created_at: instant }),
})

const atSeconds = whole.nullable()

/** What a complaint is about. The ids of where it can be seen again are null when that is not the doctor's any more. */
const complaintAbout = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lecture'),
    title: z.string(),
    at_seconds: atSeconds,
    event: z.object({ id: whole, schedule_id: whole }).nullable(),
  }),
  z.object({
    kind: z.literal('admin_video'),
    title: z.string(),
    at_seconds: atSeconds,
    admin_video_id: whole.nullable(),
  }),
  z.object({ kind: z.literal('parcel'), delivery_id: whole, sheets: z.array(z.string()) }),
  z.object({ kind: z.literal('sheet'), sheet_id: whole, title: z.string(), volume: whole }),
  z.object({ kind: z.literal('event'), event_id: whole, title: z.string() }),
])

export const complaint = complaintHead.extend({
  course: z.object({ id: whole, title: z.string() }).nullable(),
  about: complaintAbout.nullable(),
})
