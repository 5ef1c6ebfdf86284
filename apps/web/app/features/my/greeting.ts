import { dhakaParts } from '@prostuti/text/dhaka-time'
import {
  my_greeting_afternoon,
  my_greeting_evening,
  my_greeting_morning,
  my_greeting_night,
  my_greeting_noon,
} from '@prostuti/text/messages'

/** From which hour on; late at night a plain welcome, because শুভ রাত্রি says goodbye. */
const hours = [
  [22, my_greeting_night],
  [18, my_greeting_evening],
  [16, my_greeting_afternoon],
  [12, my_greeting_noon],
  [4, my_greeting_morning],
  [0, my_greeting_night],
] as const

export function greeting(name: string, now: Date): string {
  const { hour } = dhakaParts(now)
  const words = hours.find(([from]) => hour >= from)?.[1] ?? my_greeting_night
  return words({ name })
}
