import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'
import { checkout, orderErrors, paisa } from '../payment/order-fields.ts'
import { videoCard } from '../video/video-card.ts'

const wholeId = z.number().int().min(1).max(2_147_483_647)

/** Videos of one shelf that were bought with one order. */
const ownSubscription = z.object({
  id: z.number().int(),
  /** The shelf: the `{id}` of `/my/subscription/{id}`. */
  offer_id: z.number().int(),
  /** The `{orderId}` of `/my/subscription/{id}/list/{orderId}`. */
  order_id: z.number().int(),
  order_number: z.string(),
  title: z.string(),
  /**
   * `unpaid`: chosen, not paid; `waiting`: money is on its way or looked at; `coming`: paid, begins when another one ends;
   * `running`: can be watched; `over`: its time has passed; `returned`: the money went back.
   */
  state: z.enum(['unpaid', 'waiting', 'coming', 'running', 'over', 'returned']),
  days: z.number().int(),
  /** Null until it is paid. */
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** Of a running one, begun days counted whole. */
  days_left: z.number().int().nullable(),
  /** It ends within days and nothing follows it. */
  is_ending: z.boolean(),
  /** Another one that was paid goes on where this one ends. */
  renewed: z.boolean(),
  total_paisa: paisa,
  /** What is to be paid of it next, and what happens while it is late; null when nothing is. */
  owed: z.object({ paisa, due_on: z.iso.date(), access: z.enum(['open', 'warned', 'lectures_paused']) }).nullable(),
  /** There is a receipt. */
  is_receipted: z.boolean(),
  video_ids: z.array(z.number().int()),
  /** How many of its videos were watched to the end. */
  completed: z.number().int(),
})

const shelf = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  course: z.string().nullable(),
  videos: z.number().int(),
  total_seconds: z.number().int(),
  /** One video for thirty days. */
  month_paisa: paisa,
  least_videos: z.number().int(),
})

export const subscriptions = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/subscriptions',
  summary: 'The shelves of recorded videos, and what the doctor has of them, what runs first',
  access: 'doctor',
  status: 200,
  response: z.object({
    shelves: z.array(shelf),
    subscriptions: z.array(ownSubscription),
    server_time: instant,
  }),
  errors: ['unauthenticated', 'device_not_verified'],
})

export const subscriptionShelf = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/subscriptions/:id',
  summary: 'One shelf: its videos, what they cost for how long, and the doctor’s own orders of it',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({
    shelf: shelf.extend({
      /** False when nothing more is sold of it; what was bought stays. */
      is_open: z.boolean(),
    }),
    videos: z.array(
      videoCard.extend({
        /** False of one that was bought and has left the shelf since. */
        is_offered: z.boolean(),
        /** Until when the doctor may watch it. */
        own_until: instant.nullable(),
      }),
    ),
    durations: z.array(
      z.object({
        days: z.number().int(),
        percent_off: z.number().int(),
        /** By the number of videos: the first price is of one. */
        prices: z.array(z.object({ list_paisa: paisa, total_paisa: paisa })),
      }),
    ),
    subscriptions: z.array(ownSubscription),
    server_time: instant,
  }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})

export const startSubscriptionOrder = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/subscriptions/:id/orders',
  summary:
    'Opens an order for these videos, or gives back the open one, changed to this choice as long as nobody began to pay it',
  access: 'doctor',
  params: idParams,
  body: z.object({
    video_ids: z.array(wholeId).min(1).max(500),
    days: z.number().int().min(1).max(1000),
    /** The subscription whose end this one waits for. */
    renews: wholeId.optional(),
  }),
  status: 200,
  response: checkout,
  errors: [...orderErrors, 'enrolment_closed', 'already_enrolled'],
})
