import type { event } from '../../../tables/index.ts'
import { dayOf, momentAt } from '../dhaka-calendar.ts'
import type { Branch } from '../site/contacts.ts'
import { eventTexts } from './event-texts.ts'

type DemoEvent = Omit<typeof event.$inferInsert, 'contactId'> & { endsAt: Date; branch?: Branch }

/** No such room: whoever presses in the demo sees where a link would lead. */
const link = (room: string) => `https://meet.example.com/${room}`

const taka = (amount: number): number => amount * 100

/** Relative to the moment of seeding, so that a fresh demo always has something to come and something past. */
export const demoEvents = (now: Date): DemoEvent[] => {
  const times = (deadlineInDays: number, startsDaysLater: number, startHour: number, hours: number) => {
    const deadline = dayOf(now) + deadlineInDays
    return {
      deadline: momentAt(deadline, 24 * 60 - 1),
      startsAt: momentAt(deadline + startsDaysLater, startHour * 60),
      endsAt: momentAt(deadline + startsDaysLater, (startHour + hours) * 60),
    }
  }
  return [
    {
      ...eventTexts.bcsModelTest,
      image: '/media/demo/event-route.svg',
      ...times(12, 1, 9, 2),
      feePaisa: taka(100),
      mode: 'online',
      joinLink: link('bcs-model-test'),
      seats: 1000,
      seatsSold: 412,
    },
    {
      ...eventTexts.ecg,
      image: '/media/demo/event-ecg.svg',
      ...times(5, 2, 10, 6),
      feePaisa: taka(800),
      mode: 'branch',
      branch: 'dhaka',
      seats: 40,
      seatsSold: 31,
    },
    {
      ...eventTexts.renal,
      image: '/media/demo/event-nephron.svg',
      ...times(3, 1, 21, 2),
      feePaisa: 0,
      mode: 'online',
      joinLink: link('renal-night'),
      seatsSold: 268,
    },
    {
      ...eventTexts.viva,
      image: '/media/demo/event-parliament.svg',
      ...times(19, 1, 20, 1.5),
      feePaisa: taka(300),
      mode: 'online',
      joinLink: link('viva'),
      seats: 120,
      seatsSold: 17,
    },
    {
      ...eventTexts.chest,
      image: '/media/demo/event-chest.svg',
      ...times(9, 2, 15, 3),
      feePaisa: taka(500),
      mode: 'branch',
      branch: 'chattogram',
      seats: 30,
      seatsSold: 30,
    },
    {
      ...eventTexts.antibiotics,
      image: '/media/demo/event-pharmacology.svg',
      ...times(15, 1, 21, 2),
      feePaisa: taka(200),
      mode: 'online',
      joinLink: link('antibiotics'),
      seats: 300,
      seatsSold: 96,
    },
    {
      ...eventTexts.neuroanatomy,
      image: '/media/demo/event-neuron.svg',
      ...times(-6, 1, 19, 2),
      feePaisa: taka(200),
      mode: 'online',
      joinLink: link('neuroanatomy'),
      seats: 200,
      seatsSold: 173,
    },
    {
      ...eventTexts.orientation,
      image: '/media/demo/event-orientation.svg',
      ...times(-20, 1, 16, 2),
      feePaisa: 0,
      mode: 'branch',
      branch: 'dhaka',
      seats: 60,
      seatsSold: 60,
    },
    {
      // About to begin when the demo is made, so that it can be joined.
      ...eventTexts.openHour,
      deadline: momentAt(dayOf(now), -1),
      startsAt: new Date(now.getTime() + 10 * 60_000),
      endsAt: new Date(now.getTime() + 100 * 60_000),
      feePaisa: 0,
      mode: 'online',
      joinLink: link('open-hour'),
      seatsSold: 44,
    },
  ]
}
