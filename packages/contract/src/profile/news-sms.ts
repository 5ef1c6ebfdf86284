import { z } from 'zod'
import { defineCall } from '../call.ts'

const path = '/api/v3/web/doctor/news-sms'
const wish = z.object({ wanted: z.boolean() })

export const readNewsSms = defineCall({
  method: 'GET',
  path,
  summary: 'Whether the doctor wants news of the centre by SMS; codes, receipts and reminders always come',
  access: 'doctor',
  status: 200,
  response: wish,
  errors: ['unauthenticated', 'device_not_verified'],
})

export const setNewsSms = defineCall({
  method: 'POST',
  path,
  summary: 'Turns news of the centre by SMS on or off',
  access: 'doctor',
  body: wish,
  status: 200,
  response: wish,
  errors: ['unauthenticated', 'device_not_verified', 'forbidden'],
})
