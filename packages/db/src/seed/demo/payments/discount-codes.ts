import type { discountCode } from '../../../tables/index.ts'
import type { ManualPayment } from '../../../tables/site/site-values.ts'
import { type Day, momentAt } from '../dhaka-calendar.ts'

/** One of an amount, one of a percentage, one whose time is over, one to come and one that was stopped, to see what is said then. */
export const demoDiscountCodes = (today: Day): (typeof discountCode.$inferInsert)[] => [
  {
    code: 'NOV500',
    kind: 'amount',
    value: 50_000,
    startsAt: momentAt(today - 7, 0),
    endsAt: momentAt(today + 60, 0),
    useLimit: 200,
    useLimitPerDoctor: 1,
    owner: 'ফেসবুক পাতা',
  },
  { code: 'PROSTUTI10', kind: 'percent', value: 10, useLimit: 500, useLimitPerDoctor: 1, owner: 'ওয়েবসাইট' },
  { code: 'EID1000', kind: 'amount', value: 100_000, endsAt: momentAt(today - 20, 0), owner: 'ফেসবুক পাতা' },
  { code: 'SUMMER12', kind: 'percent', value: 12, startsAt: momentAt(today + 90, 0), owner: 'কলেজ মেলা' },
  { code: 'FRIEND20', kind: 'percent', value: 20, useLimit: 50, isActive: false, owner: 'কলেজ মেলা' },
]

export const demoManualPayment: ManualPayment = {
  numbers: [
    { wallet: 'bkash', number: '+8801700000111' },
    { wallet: 'nagad', number: '+8801700000112' },
  ],
  note: {
    bn: 'সেন্ড মানি করুন, তারপর যে নম্বর থেকে পাঠিয়েছেন সেটি ও ট্রানজেকশন আইডি এখানে লিখুন। এক কার্যদিবসের মধ্যে আমরা মিলিয়ে নিই।',
    en: 'Send the money, then enter the number you sent it from and the transaction ID here. We check it within one working day.',
  },
}
