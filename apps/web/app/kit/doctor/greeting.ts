import { dhakaParts } from '@prostuti/text/dhaka-time'
import * as m from '@prostuti/text/messages'

/** From which hour on; late at night a plain welcome, because শুভ রাত্রি says goodbye. */
const hours = [
  [22, m.my_greeting_night],
  [18, m.my_greeting_evening],
  [16, m.my_greeting_afternoon],
  [12, m.my_greeting_noon],
  [4, m.my_greeting_morning],
  [0, m.my_greeting_night],
] as const

export function greeting(name: string, now: Date): string {
  const { hour } = dhakaParts(now)
  const words = hours.find(([from]) => hour >= from)?.[1] ?? m.my_greeting_night
  return words({ name })
}
