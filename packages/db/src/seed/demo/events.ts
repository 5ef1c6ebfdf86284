import type { event } from '../../tables/index.ts'

/** A moment some days from now at an hour of Dhaka's clock, which is six hours ahead of UTC all year. */
const inDays = (now: Date, days: number, hour: number, minute = 0): Date => {
  const dhaka = new Date(now.getTime() + 6 * 3_600_000)
  return new Date(Date.UTC(dhaka.getUTCFullYear(), dhaka.getUTCMonth(), dhaka.getUTCDate() + days, hour - 6, minute))
}

const taka = (amount: number): number => amount * 100

/** Relative to the moment of seeding, so that a fresh demo always has something to come and something past. */
export const demoEvents = (now: Date): (typeof event.$inferInsert)[] => {
  const times = (deadlineInDays: number, startsDaysLater: number, startHour: number) => ({
    deadline: inDays(now, deadlineInDays, 23, 59),
    startsAt: inDays(now, deadlineInDays + startsDaysLater, startHour),
  })
  return [
    {
      name: { bn: '৫০তম বিসিএস প্রিলি: পূর্ণাঙ্গ মডেল টেস্ট', en: '50th BCS preliminary: full model test' },
      image: '/media/demo/event-route.svg',
      ...times(12, 1, 9),
      feePaisa: taka(100),
      mode: 'online',
    },
    {
      name: { bn: 'ECG পড়ার হাতেকলমে কর্মশালা', en: 'Reading ECGs: a hands-on workshop' },
      image: '/media/demo/event-ecg.svg',
      ...times(5, 2, 10),
      feePaisa: taka(800),
      mode: 'branch',
    },
    {
      name: { bn: 'রাতের ক্লাস: Renal Physiology এক বসায়', en: 'Night class: Renal Physiology in one sitting' },
      image: '/media/demo/event-nephron.svg',
      ...times(3, 1, 21),
      feePaisa: 0,
      mode: 'online',
    },
    {
      name: { bn: 'ভাইভা প্রস্তুতি: প্রথম বাছাইয়ের পর কী পড়বেন', en: 'Viva: what to read after the first selection' },
      image: '/media/demo/event-parliament.svg',
      ...times(19, 1, 20),
      feePaisa: taka(300),
      mode: 'online',
    },
    {
      name: { bn: 'বুকের এক্স-রে পড়া: ৩০টি ছবি, ৩০টি সূত্র', en: 'Chest X-rays: 30 pictures, 30 clues' },
      image: '/media/demo/event-chest.svg',
      ...times(9, 2, 15),
      feePaisa: taka(500),
      mode: 'branch',
    },
    {
      name: { bn: 'অ্যান্টিবায়োটিক এক ছকে: ফার্মাকোলজি রিভিশন', en: 'Antibiotics in one chart: pharmacology revision' },
      image: '/media/demo/event-pharmacology.svg',
      ...times(15, 1, 21),
      feePaisa: taka(200),
      mode: 'online',
    },
    {
      name: { bn: 'Neuroanatomy: স্নায়ুর পথ ধরে এক সন্ধ্যা', en: 'Neuroanatomy: an evening along the nerves' },
      image: '/media/demo/event-neuron.svg',
      ...times(-6, 1, 19),
      feePaisa: taka(200),
      mode: 'online',
    },
    {
      name: { bn: 'নতুনদের ওরিয়েন্টেশন: কোথা থেকে শুরু করবেন', en: 'Orientation for newcomers: where to begin' },
      image: '/media/demo/event-orientation.svg',
      ...times(-20, 1, 16),
      feePaisa: 0,
      mode: 'branch',
    },
  ]
}
